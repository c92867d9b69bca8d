#version 450
#extension GL_NV_viewport_array2 : require
layout(viewport_relative) out int gl_Layer;
void main() { gl_Layer = 1; }
