#version 450
layout(binding = 0) uniform sampler2DShadow map;
layout(binding = 1) uniform texture2D depths;
layout(binding = 2) uniform samplerShadow compared;
layout(location = 0) out float color;
float lit(texture2D depths, samplerShadow compared) { return texture(sampler2DShadow(depths, compared), vec3(0.0)); }
void main() { color = texture(map, vec3(0.0)) + texture(sampler2DShadow(depths, compared), vec3(0.0)) + lit(depths, compared); }
