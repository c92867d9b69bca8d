#version 450
#extension GL_EXT_nonuniform_qualifier : require
layout(binding = 0) uniform texture2D images[4];
layout(binding = 1) uniform sampler smooth_;
layout(location = 0) flat in int place;
layout(location = 0) out vec4 color;
void main() { color = texture(nonuniformEXT(sampler2D(images[place], smooth_)), vec2(0.0)); }
