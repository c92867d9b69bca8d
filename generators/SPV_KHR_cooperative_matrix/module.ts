import { earlierVersions } from '../pairs/damaged.ts'
import { pairIn, pairOf, piecesIn, ways } from '../pairs/pair-of.ts'
import { inKernel, inShader, kernelWith, shader } from './shared/matrices.ts'

const body = '%sum = OpFAdd %float_c %a_float_c %a_float_c'

const shader13 = piecesIn(
  shader,
)`extensions: ${shader.extensions}\nOpExtension "SPV_KHR_vulkan_memory_model"`

const of13 = {
  kernel: ['a kernel of version 1.3 adds matrices', piecesIn(kernelWith)`body: ${body}`],
  declared: ['a shader of version 1.3 declares the capability alone', shader13],
  shader: [
    'a shader of version 1.3 has the memory model by an extension',
    piecesIn(shader13)`body: ${body}`,
  ],
} as const

/** A shader that lacks the capability for its memory model in some ways. */
const lacking = (shaders: string) => `capabilities: OpCapability ${shaders}
OpCapability CooperativeMatrixKHR
{OpCapability VulkanMemoryModel | glsl: | simple:}
memoryModel: OpMemoryModel Logical {Vulkan | glsl: GLSL450 | simple: Simple}`

/** Pairs of the rules on what a module with cooperative matrices declares besides. */
export const pairs = [
  ...Object.entries(of13).map(
    ([name, [summary, pieces]]) =>
      pairIn(pieces)`version-is-1-3-or-later/${name} in spv1.3: ${summary}
${ways(earlierVersions(2, 0))}`,
  ),
  inShader`vulkan-memory-model-is-declared/declared: a shader with the capability alone has the Vulkan memory model
${lacking('Shader')}`,
  inShader`vulkan-memory-model-is-declared/used: a shader that adds matrices has the Vulkan memory model
${lacking('Shader')}
declarations: %matrix = OpTypeCooperativeMatrixKHR %float %uint_3 %uint_16 %uint_16 %uint_2
body: %sum = OpFAdd %matrix %a_matrix %a_matrix`,
  inShader`vulkan-memory-model-is-declared/shader-implied: a module has Shader through another capability
${lacking('Geometry')}`,
  pairOf`vulkan-memory-model-is-declared/without-matrices: a shader without matrices needs no Vulkan memory model
extensions: ${shader.extensions}
capabilities: OpCapability Shader
{OpCapability Matrix | with-matrices: OpCapability CooperativeMatrixKHR}`,
  inKernel`vulkan-memory-model-is-declared/kernel: a kernel has matrices without the Vulkan memory model
capabilities: ${kernelWith.capabilities}
{OpCapability Linkage | with-shader: OpCapability Shader}
body: ${body}`,
]
