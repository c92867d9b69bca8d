/**
 * The tools of CI that take valid modules. Most of them see a module only when its case is added, so what they make of it has to be
 * looked at then. The tests install all of them, and no SwiftShader.
 */
export const toolsOfCi: readonly string[] = [
  ...['harness:spirv-val@oldstable', 'harness:spirv-val@stable', 'harness:spirv-val@testing'],
  ...['spirv-dis@oldstable', 'spirv-dis@stable', 'spirv-dis@testing'],
  ...['harness:spirv-opt@testing', 'spirv-link@testing', 'spirv-reduce@testing'],
  ...['spirv-cross@testing', 'spirv-cross-hlsl@testing', 'spirv-cross-msl@testing'],
  ...['llvm-spirv@testing', 'mlir-translate@testing', 'harness:naga'],
  ...['vulkan:lavapipe', 'vulkan:radv', 'vulkan:nvk', 'vulkan:turnip'],
  ...['vulkan:agx', 'opencl:pocl', 'opencl:rusticl'],
]
