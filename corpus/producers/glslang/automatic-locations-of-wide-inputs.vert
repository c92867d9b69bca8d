#version 450
in dvec3 first;
in vec4 second;
void main() { gl_Position = second + vec4(first, 1.0); }
