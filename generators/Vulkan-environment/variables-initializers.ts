import { pairOf } from '../pairs/pair-of.ts'
import { inVulkan, stage } from './shared/stages.ts'

/** Pairs of the rules on initializers of variables. */
export const pairs = [
  pairOf`initializer-storage-class/initializers ${inVulkan}
variables in Private, Function and Workgroup have initializers
${stage('GLCompute', { interfaces: '%own %shared' })}
declarations: %own = OpVariable %pointer_Private_uint Private %uint_1
%shared = OpVariable %pointer_Workgroup_uint Workgroup %null_uint
body: %local = OpVariable %pointer_Function_uint Function %uint_1`,
  pairOf`initializer-storage-class/output ${inVulkan}: an output has an initializer, an input has none
${stage('Fragment', { interfaces: '%out %variable_Input_float_at_0' })}
annotations: %out Location 0
declarations: %out = OpVariable %pointer_Output_float Output %float_1`,
  pairOf`initializer-storage-class/blocks ${inVulkan}: blocks have no initializers
interfaces: %buffer %uniform %variable_PushConstant_block_uint
annotations: %buffer DescriptorSet 0, Binding 0
%uniform DescriptorSet 0, Binding 1
declarations: %buffer = OpVariable %pointer_StorageBuffer_block_uint StorageBuffer {| storage-buffer: %null_block_uint}
%uniform = OpVariable %pointer_Uniform_block_uint Uniform {| uniform: %null_block_uint}`,
  pairOf`workgroup-initializer/scalar ${inVulkan}: shared memory starts as zero
interfaces: %shared
declarations: %shared = OpVariable %pointer_Workgroup_uint Workgroup {%null_uint | number: %uint_1 | zero: %uint_0 | specialization: %spec_uint}`,
  pairOf`workgroup-initializer/array ${inVulkan}: shared memory starts as zeros
interfaces: %shared
declarations: %shared = OpVariable %pointer_Workgroup_uints Workgroup {%null_uints | zeros: %uints_0_0}`,
]
