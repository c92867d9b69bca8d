#version 450
layout(binding = 0) uniform sampler2DRect image;
layout(location = 0) out vec4 color;
void main() { color = texture(image, vec2(0.0)); }
