import { pairOf } from '../pairs/pair-of.ts'
import { kernel } from '../pairs/pieces.ts'

const memory = {
  ...kernel,
  capabilities: `${kernel.capabilities}\nOpCapability UntypedPointersKHR`,
  extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
  interfaces: '%first %second %twin %typed %local',
  declarations: `%to_global = OpTypeUntypedPointerKHR CrossWorkgroup
%also_to_global = OpTypeUntypedPointerKHR CrossWorkgroup
%to_local = OpTypeUntypedPointerKHR Workgroup
%to_uint = OpTypePointer CrossWorkgroup %uint
%also_to_uint = OpTypePointer CrossWorkgroup %uint
%first = OpUntypedVariableKHR %to_global CrossWorkgroup %uint %uint_0
%second = OpUntypedVariableKHR %to_global CrossWorkgroup %uint %uint_0
%twin = OpUntypedVariableKHR %also_to_global CrossWorkgroup %uint %uint_0
%typed = OpVariable %to_uint CrossWorkgroup %uint_0
%local = OpUntypedVariableKHR %to_local Workgroup %uint`,
}

const shader = {
  capabilities: `OpCapability Shader
OpCapability VariablePointers
OpCapability VariablePointersStorageBuffer
OpCapability UntypedPointersKHR`,
  extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
  interfaces: '%first %second',
  annotations: `OpDecorate %to_buffer ArrayStride 4
OpDecorate %also_to_buffer ArrayStride 4
OpDecorate %wider ArrayStride 8
OpDecorate %first DescriptorSet 0
OpDecorate %first Binding 0
OpDecorate %second DescriptorSet 0
OpDecorate %second Binding 1`,
  declarations: `%to_buffer = OpTypeUntypedPointerKHR StorageBuffer
%also_to_buffer = OpTypeUntypedPointerKHR StorageBuffer
%wider = OpTypeUntypedPointerKHR StorageBuffer
%first = OpUntypedVariableKHR %to_buffer StorageBuffer %uint
%second = OpUntypedVariableKHR %also_to_buffer StorageBuffer %uint`,
}

/** Pairs of the rule on types of pointers of which one is subtracted from the other. */
export const pairs = [
  pairOf`subtracted-pointers-have-one-type/untyped
untyped pointers of one type are subtracted
${memory}
body: %one = OpPtrDiff %ulong {%first | of-a-twin: %twin | typed: %typed} %second
%two = OpPtrDiff %ulong %first {%first | second-of-a-twin: %twin | second-typed: %typed
  | local: %local}
%three = OpPtrDiff %uint {%twin | wider-of-a-twin: %second} %twin`,
  pairOf`subtracted-pointers-have-one-type/typed
typed pointers of one type are subtracted
${memory}
body: %other = OpBitcast %also_to_uint %first
%vector = OpBitcast %pointer_CrossWorkgroup_uint2 %first
%one = OpPtrDiff %ulong {%typed | twin: %other | vector: %vector | untyped: %first} %typed
%two = OpPtrDiff %ulong {%other | untyped-first: %twin | other-typed: %typed} %other`,
  pairOf`subtracted-pointers-have-one-type/variable-pointers
elements of a storage buffer are subtracted, of one type with a stride
${shader}
body: %one = OpUntypedAccessChainKHR {%to_buffer | twin: %also_to_buffer | wider: %wider} %uint %first
%two = OpUntypedAccessChainKHR %to_buffer %uint %first
%distance = OpPtrDiff %uint %one %two
%none = OpPtrDiff %uint %second {%second | other-variable: %first}`,
]
