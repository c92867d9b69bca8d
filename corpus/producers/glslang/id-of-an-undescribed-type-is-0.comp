#version 450
#extension GL_KHR_memory_scope_semantics : require
#extension GL_NV_cooperative_matrix : require
layout(local_size_x = 32) in;
void main() { fcoopmatNV<32, gl_ScopeSubgroup, 8, 8> sums = fcoopmatNV<32, gl_ScopeSubgroup, 8, 8>(0.0); }
