#version 450
layout(binding = 0) uniform sampler2D images[2];
layout(location = 0) out vec4 color;
vec4 second(sampler2D list[2]) { return texture(list[1], vec2(0.0)); }
void main() { color = second(images); }
