import { pairOf } from '../pairs/pair-of.ts'
import { kernel } from '../pairs/pieces.ts'

const memory = {
  ...kernel,
  capabilities: `${kernel.capabilities} UntypedPointersKHR`,
  extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
  interfaces: '%first %second %twin %typed %local',
  declarations: `%also_to_uint = OpTypePointer CrossWorkgroup %uint
%first = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %uint %uint_0
%second = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %uint %uint_0
%twin = OpUntypedVariableKHR %second_untyped_pointer_CrossWorkgroup CrossWorkgroup %uint %uint_0
%typed = OpVariable %pointer_CrossWorkgroup_uint CrossWorkgroup %uint_0
%local = OpUntypedVariableKHR %untyped_pointer_Workgroup Workgroup %uint`,
}

const shader = {
  capabilities: `Shader VariablePointers VariablePointersStorageBuffer UntypedPointersKHR`,
  extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
  annotations: `%untyped_pointer_StorageBuffer %second_untyped_pointer_StorageBuffer ArrayStride 4
%third_untyped_pointer_StorageBuffer ArrayStride 8
%first DescriptorSet 0, Binding 0
%second DescriptorSet 0, Binding 1`,
  declarations: `%first = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer %uint
%second = OpUntypedVariableKHR %second_untyped_pointer_StorageBuffer StorageBuffer %uint`,
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
body: %one = OpUntypedAccessChainKHR {%untyped_pointer_StorageBuffer | twin: %second_untyped_pointer_StorageBuffer | wider: %third_untyped_pointer_StorageBuffer} %uint %first
%two = OpUntypedAccessChainKHR %untyped_pointer_StorageBuffer %uint %first
%distance = OpPtrDiff %uint %one %two
%none = OpPtrDiff %uint %second {%second | other-variable: %first}`,
]
