#version 450
layout(binding = 0) uniform sampler2D images[4];
layout(location = 0) flat in int place;
layout(location = 0) out vec4 color;
void main() { color = texture(images[place], vec2(0.0)); }
