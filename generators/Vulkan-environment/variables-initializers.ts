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
  pairOf`initializer-storage-class/output ${inVulkan}
an output has an initializer, an input has none
${stage('Fragment', { interfaces: '%out %in' })}
annotations: OpDecorate %out Location 0
OpDecorate %in Location 0
declarations: %out = OpVariable %pointer_Output_float Output %float_1
%in = OpVariable %pointer_Input_float Input`,
  pairOf`initializer-storage-class/blocks ${inVulkan}
blocks have no initializers
interfaces: %buffer %uniform %pushed
annotations: OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0
OpDecorate %uniform DescriptorSet 0
OpDecorate %uniform Binding 1
declarations: %block = OpTypeStruct %uint
%to_buffer = OpTypePointer StorageBuffer %block
%to_uniform = OpTypePointer Uniform %block
%to_pushed = OpTypePointer PushConstant %block
%none = OpConstantNull %block
%buffer = OpVariable %to_buffer StorageBuffer {| storage-buffer: %none}
%uniform = OpVariable %to_uniform Uniform {| uniform: %none}
%pushed = OpVariable %to_pushed PushConstant`,
  pairOf`workgroup-initializer/scalar ${inVulkan}
shared memory starts as zero
interfaces: %shared
declarations: %shared = OpVariable %pointer_Workgroup_uint Workgroup {%null_uint | number: %uint_1 | zero: %uint_0 | specialization: %spec_uint}`,
  pairOf`workgroup-initializer/array ${inVulkan}
shared memory starts as zeros
interfaces: %shared
declarations: %zeros = OpConstantComposite %uints %uint_0 %uint_0
%shared = OpVariable %pointer_Workgroup_uints Workgroup {%null_uints | zeros: %zeros}`,
]
