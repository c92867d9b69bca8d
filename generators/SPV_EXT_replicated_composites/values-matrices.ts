import { pairOf } from '../pairs/pair-of.ts'

/** A shader with a type of cooperative matrices, which are composites of their component type. */
const matrices = {
  capabilities: `OpCapability Shader
OpCapability VulkanMemoryModel
OpCapability CooperativeMatrixKHR
OpCapability ReplicatedCompositesEXT`,
  extensions: `OpExtension "SPV_KHR_cooperative_matrix"
OpExtension "SPV_EXT_replicated_composites"`,
  memoryModel: 'OpMemoryModel Logical Vulkan',
}

/** Pairs of values that fill cooperative matrices. */
export const pairs = [
  pairOf`value-has-constituent-type/sum-of-matrices
a cooperative matrix that a float fills is added to itself
${matrices}
declarations: %matrix = OpTypeCooperativeMatrixKHR %float %uint_3 %uint_16 %uint_16 %uint_1
%ones = OpConstantCompositeReplicateEXT %matrix {%float_1 | integer: %uint_1}
body: %sum = OpFAdd %matrix %ones %ones`,
]
