import { pairOf } from '../pairs/pair-of.ts'
import { kernel, physicalStorage } from '../pairs/pieces.ts'

const declarations = `%also_to_global = OpTypeUntypedPointerKHR CrossWorkgroup
%to_generic = OpTypeUntypedPointerKHR Generic
%to_constant = OpTypeUntypedPointerKHR UniformConstant
%local = OpUntypedVariableKHR %untyped_pointer_Workgroup Workgroup %uint
%global = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %uint %uint_0
%typed_global = OpVariable %pointer_CrossWorkgroup_uint CrossWorkgroup %uint_0`

const memory = {
  ...kernel,
  capabilities: `${kernel.capabilities} GenericPointer UntypedPointersKHR`,
  extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
  declarations,
}

const physical = {
  ...physicalStorage,
  capabilities: `${physicalStorage.capabilities} UntypedPointersKHR`,
  extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
}

/** Pairs of the rule on bitcasts between pointers. */
export const pairs = [
  pairOf`bitcast-keeps-the-storage-class/untyped-results
untyped pointers result from pointers of either kind into the same storage class
${memory}
body: %own = OpUntypedVariableKHR %untyped_pointer_Function Function %uint
%first = OpBitcast {%also_to_global | into-local: %untyped_pointer_Workgroup | into-own: %untyped_pointer_Function
  | into-generic: %to_generic | into-constant: %to_constant} %global
%second = OpBitcast {%untyped_pointer_CrossWorkgroup | typed-into-local: %untyped_pointer_Workgroup | typed-into-generic: %to_generic}
  %typed_global
%third = OpBitcast %untyped_pointer_Function {%variable_Function_uint | from-local: %local | from-global: %global
  | from-typed-global: %typed_global}`,
  pairOf`bitcast-keeps-the-storage-class/typed-results
typed pointers result from pointers of either kind into the same storage class
${memory}
body: %own = OpUntypedVariableKHR %untyped_pointer_Function Function %uint
%first = OpBitcast {%pointer_CrossWorkgroup_float | into-local: %pointer_Workgroup_float
  | into-own: %pointer_Function_float | into-generic: %pointer_Generic_float} %global
%second = OpBitcast {%pointer_CrossWorkgroup_float | typed-into-local: %pointer_Workgroup_float
  | typed-into-generic: %pointer_Generic_float} %typed_global
%third = OpBitcast %pointer_Workgroup_float {%local | from-own: %own | from-global: %global}
%number = OpBitcast %ulong %global
%back = OpBitcast %pointer_Workgroup_uint %number`,
  pairOf`bitcast-keeps-the-storage-class/generic in spv1.2
what is cast to Generic stays there in every later bitcast
${memory}
body: %anywhere = OpPtrCastToGeneric %to_generic %global
%typed = OpBitcast {%pointer_Generic_float | to-global: %pointer_CrossWorkgroup_float
  | to-local: %pointer_Workgroup_float} %anywhere
%untyped = OpBitcast {%to_generic | untyped-to-global: %untyped_pointer_CrossWorkgroup | untyped-to-own: %untyped_pointer_Function} %typed`,
  pairOf`bitcast-keeps-the-storage-class/physical-storage-buffer
pointers into PhysicalStorageBuffer are seen as one another, and integers as any of them
${physical}
body: %first = OpBitcast %untyped_pointer_PhysicalStorageBuffer %a_ulong
%second = OpBitcast %second_untyped_pointer_PhysicalStorageBuffer %first
%third = OpBitcast %pointer_PhysicalStorageBuffer_uint %first
%fourth = OpBitcast %untyped_pointer_PhysicalStorageBuffer %third`,
]
