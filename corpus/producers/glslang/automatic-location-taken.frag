#version 450
layout(location = 0, component = 0) in vec2 first;
in vec4 second;
layout(location = 0) out vec4 color;
void main() { color = second + first.xyxy; }
