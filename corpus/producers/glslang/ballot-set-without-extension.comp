#version 450
#extension GL_AMD_shader_ballot : require
layout(local_size_x = 1) in;
layout(binding = 0) buffer Result { float moved; };
void main() { moved = swizzleInvocationsAMD(moved, uvec4(1, 0, 3, 2)); }
