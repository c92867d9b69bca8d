#version 450
layout(vertices = 3) out;
void main() { gl_out[gl_InvocationID].gl_Position = vec4(10.0); }
