#version 450
#extension GL_EXT_scalar_block_layout : require
layout(scalar, binding = 0) buffer Normals { vec3 first; vec3 others[]; };
void main() { first = others[1]; }
