import { pairOf } from '../pairs/pair-of.ts'

/** A shader that knows the size of a descriptor. */
const sizes = {
  capabilities: `OpCapability Shader
OpCapability UntypedPointersKHR
OpCapability DescriptorHeapEXT`,
  extensions: `OpExtension "SPV_KHR_untyped_pointers"
OpExtension "SPV_EXT_descriptor_heap"`,
}

/** Pairs of sizes of descriptors that instructions of functions use. */
export const pairs = [
  pairOf`size-of-result-type-is-a-32-or-64-bit-integer/selector
the size of a descriptor selects a block
${sizes}
declarations: %buffer = OpTypeBufferEXT StorageBuffer
%size = OpConstantSizeOfEXT {%uint | sixteen-bits: %ushort} %buffer
body: OpSelectionMerge %merge None
OpSwitch %size %merge 0 %none
%none = OpLabel
OpBranch %merge
%merge = OpLabel`,
]
