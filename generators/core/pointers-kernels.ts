import { pairOf } from '../pairs/pair-of.ts'
import { kernel } from '../pairs/pieces.ts'

const generic = {
  ...kernel,
  capabilities: `${kernel.capabilities} GenericPointer`,
  declarations: `%takes = OpTypeFunction %void %pointer_CrossWorkgroup_uint %pointer_Workgroup_uint`,
  before: `%helper = OpFunction %void None %takes
%global = OpFunctionParameter %pointer_CrossWorkgroup_uint
%shared = OpFunctionParameter %pointer_Workgroup_uint
%begin: %local = OpVariable %pointer_Function_uint Function
%anywhere = OpPtrCastToGeneric %pointer_Generic_uint %local`,
}

const end = `OpReturn
OpFunctionEnd`

/** Pairs of the rules on instructions that only kernels have for pointers. */
export const pairs = [
  pairOf`lifetime-size/pointers in spv1.0, spv1.6
lifetimes begin and end, with a size where the pointer does not tell it
${kernel}
body: %nothing = OpBitcast %pointer_Function_void %variable_Function_uint
OpLifetimeStart %nothing 4
OpLifetimeStop %nothing 4
OpLifetimeStart %variable_Function_uint {0 | started: 4}
OpLifetimeStop %variable_Function_uint {0 | stopped: 1}`,
  pairOf`size-of-result/concrete in spv1.1, spv1.6
sizes are 32-bit integers
${kernel}
body: %size = OpSizeOf {%uint | short: %ushort | long: %ulong | float: %float | vector: %uint2 | boolean: %bool
  | pointer: %pointer_Function_uint} %variable_Function_uint`,
  pairOf`size-of-pointer/concrete in spv1.1, spv1.6
sizes of numbers, vectors, pointers, arrays and structures are asked for
${kernel}
body: %size_of_vector = OpSizeOf %uint %variable_Function_float4
%size_of_array = OpSizeOf %uint %variable_Function_uints
%size_of_pointer = OpSizeOf %uint %variable_Function_pointer_Function_uint
%size_of_structure = OpSizeOf %uint %variable_Function_structure_ushort_and_float2_and_pointer_Function_uint
%size = OpSizeOf %uint {%variable_Function_uint | boolean: %variable_Function_bool | booleans: %variable_Function_bool2 | structure-with-a-boolean: %variable_Function_structure_uint_and_bool
  | event: %variable_Function_event}
%size_of_another = OpSizeOf %uint {%variable_Function_uint | constant: %uint_1 | undefined-vector: %a_uint2}`,
  pairOf`pointer-semantics-result/generic in spv1.0, spv1.6
memory semantics are a 32-bit integer
${generic}
+before: %semantics = OpGenericPtrMemSemantics {%uint | short: %ushort | long: %ulong | float: %float | vector: %uint2
  | boolean: %bool} %anywhere
${end}`,
  pairOf`pointer-semantics-pointer/generic in spv1.0, spv1.6
memory semantics are asked of a pointer into Generic
${generic}
+before: %semantics = OpGenericPtrMemSemantics %uint {%anywhere | function: %local | cross-workgroup: %global
  | workgroup: %shared | number: %uint_1}
${end}`,
]
