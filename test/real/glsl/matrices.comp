#version 450
#extension GL_KHR_cooperative_matrix : enable
#extension GL_KHR_memory_scope_semantics : enable
#extension GL_EXT_shader_explicit_arithmetic_types : enable
layout(local_size_x = 32) in;
layout(constant_id = 0) const uint M = 16;
layout(set=0, binding=0) buffer A { float16_t a[]; } bufA;
layout(set=0, binding=1) buffer B { uvec4 b[]; } bufB;
layout(set=0, binding=2) buffer C { float c[]; } bufC;
layout(set=0, binding=3) buffer D { int8_t d[]; } bufD;
shared uvec4 sh[256];
coopmat<float, gl_ScopeSubgroup, 16, 16, gl_MatrixUseAccumulator> glob;
struct S { coopmat<float, gl_ScopeSubgroup, 16, 16, gl_MatrixUseAccumulator> m; int x; };
coopmat<float, gl_ScopeSubgroup, 16, 16, gl_MatrixUseAccumulator> f(coopmat<float, gl_ScopeSubgroup, 16, 16, gl_MatrixUseAccumulator> x) { return -x; }
void main() {
    coopmat<float16_t, gl_ScopeSubgroup, M, 16, gl_MatrixUseA> a;
    coopmat<float16_t, gl_ScopeSubgroup, 16, 16, gl_MatrixUseB> b;
    coopmat<float, gl_ScopeSubgroup, M, 16, gl_MatrixUseAccumulator> c = coopmat<float, gl_ScopeSubgroup, M, 16, gl_MatrixUseAccumulator>(0.0);
    coopMatLoad(a, bufA.a, 0, 16, gl_CooperativeMatrixLayoutRowMajor);
    coopMatLoad(b, bufB.b, 0, 2, gl_CooperativeMatrixLayoutColumnMajor);
    coopMatLoad(b, sh, 0, 2, gl_CooperativeMatrixLayoutColumnMajor);
    c = coopMatMulAdd(a, b, c);
    coopmat<float16_t, gl_ScopeSubgroup, M, 16, gl_MatrixUseAccumulator> h = coopmat<float16_t, gl_ScopeSubgroup, M, 16, gl_MatrixUseAccumulator>(c);
    coopmat<int, gl_ScopeSubgroup, M, 16, gl_MatrixUseAccumulator> i = coopmat<int, gl_ScopeSubgroup, M, 16, gl_MatrixUseAccumulator>(c);
    coopmat<uint, gl_ScopeSubgroup, M, 16, gl_MatrixUseAccumulator> u = coopmat<uint, gl_ScopeSubgroup, M, 16, gl_MatrixUseAccumulator>(i);
    i = i + i; i = i * 2; u = u / u; i = -i; u = u * 3u;
    h = h * float16_t(2.0);
    coopmat<int8_t, gl_ScopeSubgroup, 16, 32, gl_MatrixUseA> ia;
    coopmat<int8_t, gl_ScopeSubgroup, 32, 16, gl_MatrixUseB> ib;
    coopmat<int, gl_ScopeSubgroup, 16, 16, gl_MatrixUseAccumulator> ic = coopmat<int, gl_ScopeSubgroup, 16, 16, gl_MatrixUseAccumulator>(0);
    coopMatLoad(ia, bufD.d, 0, 32, gl_CooperativeMatrixLayoutRowMajor);
    coopMatLoad(ib, bufD.d, 0, 32, gl_CooperativeMatrixLayoutRowMajor);
    ic = coopMatMulAdd(ia, ib, ic, gl_MatrixOperandsSaturatingAccumulation);
    for (int k = 0; k < c.length(); ++k) { c[k] = c[k] * 2.0 + float(k); }
    c = c * 3.0; c = c + c; c = c / c; c = c - c; c = -c;
    glob = f(glob); S s; s.m = glob; s.m[1] = 2.0; glob = s.m;
    coopMatStore(c, bufC.c, 0, 16, gl_CooperativeMatrixLayoutRowMajor);
    coopMatStore(glob, bufC.c, 0, 16, gl_CooperativeMatrixLayoutRowMajor);
    coopMatStore(ic, bufC.c, 0, 16, gl_CooperativeMatrixLayoutRowMajor);
}
