#version 450
#extension GL_KHR_memory_scope_semantics : require
layout(binding = 0) buffer Total { uint total; };
void main() { atomicAdd(total, 1u, gl_ScopeDevice, gl_StorageSemanticsBuffer, gl_SemanticsAcquireRelease | gl_SemanticsMakeAvailable | gl_SemanticsMakeVisible); }
