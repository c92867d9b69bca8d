import { pairOf } from '../pairs/pair-of.ts'
import { kernel } from '../pairs/pieces.ts'

const generic = {
  ...kernel,
  capabilities: `${kernel.capabilities}
OpCapability GenericPointer`,
  declarations: `%to_generic = OpTypePointer Generic %uint
%to_function = OpTypePointer Function %uint
%to_global = OpTypePointer CrossWorkgroup %uint
%to_shared = OpTypePointer Workgroup %uint
%takes = OpTypeFunction %void %to_global %to_shared`,
  before: `%helper = OpFunction %void None %takes
%global = OpFunctionParameter %to_global
%shared = OpFunctionParameter %to_shared
%begin = OpLabel
%local = OpVariable %to_function Function
%anywhere = OpPtrCastToGeneric %to_generic %local`,
}

const end = `OpReturn
OpFunctionEnd`

/** A kernel with memory of concrete types, and of others. */
const measured = {
  ...kernel,
  capabilities: `${kernel.capabilities}
OpCapability Int16`,
  declarations: `%to_uint = OpTypePointer Function %uint
%concrete = OpTypeStruct %ushort %float2 %to_uint
%abstract = OpTypeStruct %uint %bool
%to_vector = OpTypePointer Function %float4
%to_array = OpTypePointer Function %uints
%to_pointer = OpTypePointer Function %to_uint
%to_concrete = OpTypePointer Function %concrete
%to_bool = OpTypePointer Function %bool
%to_bools = OpTypePointer Function %bool2
%to_abstract = OpTypePointer Function %abstract
%to_events = OpTypePointer Function %event`,
  body: `%number = OpVariable %to_uint Function
%vector = OpVariable %to_vector Function
%array = OpVariable %to_array Function
%pointer = OpVariable %to_pointer Function
%structure = OpVariable %to_concrete Function
%boolean = OpVariable %to_bool Function
%booleans = OpVariable %to_bools Function
%half_boolean = OpVariable %to_abstract Function
%event_variable = OpVariable %to_events Function`,
}

/** Pairs of the rules on instructions that only kernels have for pointers. */
export const pairs = [
  pairOf`lifetime-size/pointers in spv1.0, spv1.6
lifetimes begin and end, with a size where the pointer does not tell it
${kernel}
declarations: %to_uint = OpTypePointer Function %uint
%to_void = OpTypePointer Function %void
body: %number = OpVariable %to_uint Function
%nothing = OpBitcast %to_void %number
OpLifetimeStart %nothing 4
OpLifetimeStop %nothing 4
OpLifetimeStart %number {0 | started: 4}
OpLifetimeStop %number {0 | stopped: 1}`,
  pairOf`size-of-result/concrete in spv1.1, spv1.6
sizes are 32-bit integers
${kernel}
declarations: %to_uint = OpTypePointer Function %uint
body: %number = OpVariable %to_uint Function
%size = OpSizeOf {%uint | short: %ushort | long: %ulong | float: %float | vector: %uint2 | boolean: %bool
  | pointer: %to_uint} %number`,
  pairOf`size-of-pointer/concrete in spv1.1, spv1.6
sizes of numbers, vectors, pointers, arrays and structures are asked for
${measured}
body: ${measured.body}
%size_of_vector = OpSizeOf %uint %vector
%size_of_array = OpSizeOf %uint %array
%size_of_pointer = OpSizeOf %uint %pointer
%size_of_structure = OpSizeOf %uint %structure
%size = OpSizeOf %uint {%number | boolean: %boolean | booleans: %booleans | structure-with-a-boolean: %half_boolean
  | event: %event_variable}
%size_of_another = OpSizeOf %uint {%number | constant: %uint_1 | undefined-vector: %a_uint2}`,
  pairOf`pointer-semantics-result/generic in spv1.0, spv1.6
memory semantics are a 32-bit integer
${generic}
before: ${generic.before}
%semantics = OpGenericPtrMemSemantics {%uint | short: %ushort | long: %ulong | float: %float | vector: %uint2
  | boolean: %bool} %anywhere
${end}`,
  pairOf`pointer-semantics-pointer/generic in spv1.0, spv1.6
memory semantics are asked of a pointer into Generic
${generic}
before: ${generic.before}
%semantics = OpGenericPtrMemSemantics %uint {%anywhere | function: %local | cross-workgroup: %global
  | workgroup: %shared | number: %uint_1}
${end}`,
]
