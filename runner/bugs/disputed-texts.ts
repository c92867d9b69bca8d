/** A module in assembly, for questions that no case of the corpus shows, because no check decides them. */
export interface DisputedText {
  readonly environment: string
  readonly assembly: string
}

const heap = `OpCapability Shader
OpCapability DescriptorHeapEXT
OpCapability UntypedPointersKHR
OpExtension "SPV_KHR_untyped_pointers"
OpExtension "SPV_EXT_descriptor_heap"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %heap
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %heap BuiltIn ResourceHeapEXT
%void = OpTypeVoid
%procedure = OpTypeFunction %void
%pointer = OpTypeUntypedPointerKHR StorageBuffer
%heap = OpUntypedVariableKHR %pointer StorageBuffer
%main = OpFunction %void None %procedure
%entry = OpLabel
OpReturn
OpFunctionEnd
`

const twoBytes = `OpCapability Shader
OpCapability UntypedPointersKHR
OpExtension "SPV_KHR_untyped_pointers"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %from %to
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %from DescriptorSet 0
OpDecorate %from Binding 0
OpDecorate %to DescriptorSet 0
OpDecorate %to Binding 1
%void = OpTypeVoid
%procedure = OpTypeFunction %void
%uint = OpTypeInt 32 0
%size = OpConstant %uint 2
%block = OpTypeStruct %uint
%pointer = OpTypeUntypedPointerKHR StorageBuffer
%from = OpUntypedVariableKHR %pointer StorageBuffer %block
%to = OpUntypedVariableKHR %pointer StorageBuffer %block
%main = OpFunction %void None %procedure
%entry = OpLabel
OpCopyMemorySized %to %from %size
OpReturn
OpFunctionEnd
`

const threeBytes = `OpCapability Shader
OpCapability UntypedPointersKHR
OpExtension "SPV_KHR_untyped_pointers"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %from %to
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %from DescriptorSet 0
OpDecorate %from Binding 0
OpDecorate %to DescriptorSet 0
OpDecorate %to Binding 1
%void = OpTypeVoid
%procedure = OpTypeFunction %void
%uint = OpTypeInt 32 0
%size = OpConstant %uint 3
%block = OpTypeStruct %uint
%pointer = OpTypeUntypedPointerKHR StorageBuffer
%from = OpUntypedVariableKHR %pointer StorageBuffer %block
%to = OpUntypedVariableKHR %pointer StorageBuffer %block
%main = OpFunction %void None %procedure
%entry = OpLabel
OpCopyMemorySized %to %from %size
OpReturn
OpFunctionEnd
`

const unusedArgument = `OpCapability Shader
OpExtension "SPV_KHR_non_semantic_info"
%set = OpExtInstImport "NonSemantic.ClspvReflection.6"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%name = OpString "main"
%attributes = OpString ""
%void = OpTypeVoid
%procedure = OpTypeFunction %void
%uint = OpTypeInt 32 0
%uint_0 = OpConstant %uint 0
%uint_1 = OpConstant %uint 1
%main = OpFunction %void None %procedure
%entry = OpLabel
OpReturn
OpFunctionEnd
%kernel = OpExtInst %void %set Kernel %main %name %uint_1 %uint_0 %attributes
%argument = OpExtInst %void %set ArgumentStorageBuffer %kernel %uint_0 %uint_0 %uint_0
`

const untyped = 'SPV_KHR_untyped_pointers'
const environment = 'spv1.6'

/** Modules that the stricter reading of a rule alone forbids, by the id of the rule. */
export const disputedTexts: Readonly<Record<string, DisputedText>> = {
  'NonSemantic.ClspvReflection/kernel-unused-arguments-are-not-reflected': {
    environment,
    assembly: unusedArgument,
  },
  'SPV_EXT_descriptor_heap/heap-variable-is-uniform-constant': { environment, assembly: heap },
  [`${untyped}/copied-size-is-a-multiple-of-two-with-16-bit-storage`]: {
    environment,
    assembly: twoBytes,
  },
  [`${untyped}/copied-size-is-any-number-with-8-bit-storage`]: {
    environment,
    assembly: threeBytes,
  },
}
