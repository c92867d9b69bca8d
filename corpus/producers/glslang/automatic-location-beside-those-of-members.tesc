#version 450
layout(vertices = 1) out;
patch out Edges { layout(location = 0) float width; };
layout(location = 1) out vec4 colors[];
void main() { width = 1.0; colors[gl_InvocationID] = vec4(1.0); }
