import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf, untypedPointers } from '../pairs/pieces.ts'
import { untypedFragment, untypedKernel, untypedLibrary, untypedPhysical } from './shared/pieces.ts'

/** Memory that the API sees: storage class, and the name of a case with it. */
const visible = [
  ['storage-buffer', 'StorageBuffer'],
  ['uniform', 'Uniform'],
  ['push-constant', 'PushConstant'],
] as const

const types = {
  ...untypedPointers,
  interfaces: '%variable %private',
  annotations: `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 4
OpDecorate %array ArrayStride 4
OpDecorate %words ArrayStride 4
OpDecorate %arrays ArrayStride 8
OpDecorate %block_of_one Block
OpMemberDecorate %block_of_one 0 Offset 0
OpMemberDecorate %with_matrix 0 Offset 0
OpMemberDecorate %with_matrix 0 ColMajor
OpMemberDecorate %with_matrix 0 MatrixStride 16
OpDecorate %bools ArrayStride 16
OpMemberDecorate %with_bool 0 Offset 0
OpMemberDecorate %with_second 0 Offset 0
OpMemberDecorate %with_second 1 Offset 16
OpDecorate %with_bools ArrayStride 16
OpMemberDecorate %deep 0 Offset 0`,
  declarations: `%array = OpTypeArray %uint %uint_2
%words = OpTypeRuntimeArray %uint
%arrays = OpTypeArray %array %uint_3
%block = OpTypeStruct %uint %words
%block_of_one = OpTypeStruct %uint
%blocks = OpTypeArray %block_of_one %uint_4
%with_matrix = OpTypeStruct %float2x3
%bools = OpTypeArray %bool %uint_2
%with_bool = OpTypeStruct %bool
%with_second = OpTypeStruct %uint %bool
%with_bools = OpTypeArray %with_bool %uint_2
%deep = OpTypeStruct %with_bools
%to_private = OpTypeUntypedPointerKHR Private
%private = OpUntypedVariableKHR %to_private Private %float3x3`,
}

/** A kernel with pointer types of all kinds. */
const pointers = {
  ...untypedKernel,
  declarations: `%to_void = OpTypePointer CrossWorkgroup %void
%to_uint = OpTypePointer CrossWorkgroup %uint
%to_workgroup_uint = OpTypePointer Workgroup %uint
%to_function_uint = OpTypePointer Function %uint
%to_global = OpTypeUntypedPointerKHR CrossWorkgroup
%to_global_again = OpTypeUntypedPointerKHR CrossWorkgroup
%to_constant = OpTypeUntypedPointerKHR UniformConstant
%to_workgroup = OpTypeUntypedPointerKHR Workgroup
%to_function = OpTypeUntypedPointerKHR Function
%to_generic = OpTypeUntypedPointerKHR Generic
%pointers = OpTypeArray %to_global %uint_2
%structure = OpTypeStruct %to_void %to_generic
%nothing = OpTypeStruct
%number = OpConstant %uint 7
%null = OpConstantNull %uint`,
}

/** Pairs of the rules on the types and storage classes of variables. */
export const pairs = [
  ...visible.map(
    ([name, storageClass]) =>
      pairOf`boolean-data-type-is-not-externally-visible/${name}
numbers are in memory that the API sees, Booleans are not
${types}
declarations: ${types.declarations}
%pointer = OpTypeUntypedPointerKHR ${storageClass}
%inner = OpUntypedVariableKHR %to_private Private %bool
%variable = OpUntypedVariableKHR %pointer ${storageClass} {%uint | boolean: %bool | vector: %bool3
  | array: %bools | structure: %with_bool | second-member: %with_second | deep-inside: %deep}`,
  ),
  pairOf`boolean-data-type-is-not-externally-visible/shader
Booleans are in variables of a shader
${untypedPointers}
interfaces: %variable
declarations: %structure = OpTypeStruct %uint %bool
%array = OpTypeArray %structure %uint_2
%pointer = OpTypeUntypedPointerKHR Private
%to_function = OpTypeUntypedPointerKHR Function
%variable = OpUntypedVariableKHR %pointer Private %array
body: %local = OpUntypedVariableKHR %to_function Function %bool
%value = OpLoad %bool %local
OpStore %local %value`,
  pairOf`boolean-data-type-is-not-externally-visible/kernel
Booleans are in variables of a kernel
${pointers}
interfaces: %global %constant %local
declarations: ${pointers.declarations}
%global = OpUntypedVariableKHR %to_global CrossWorkgroup %bool2
%constant = OpUntypedVariableKHR %to_constant UniformConstant %bool
%local = OpUntypedVariableKHR %to_workgroup Workgroup %bool`,
  ...(['Input', 'Output'] as const).map(
    (storageClass) =>
      pairOf`boolean-data-type-is-not-externally-visible/${storageClass.toLowerCase()}
Booleans are in variables between shaders
${untypedFragment}
interfaces: %variable
declarations: %pointer = OpTypeUntypedPointerKHR ${storageClass}
%variable = OpUntypedVariableKHR %pointer ${storageClass} %bool`,
  ),
  ...visible.map(
    ([name, storageClass]) =>
      pairOf`data-type-is-a-type/${name}
variables in memory that the API sees have types of many kinds
${types}
interfaces: %variable %other %private %last
declarations: ${types.declarations}
%pointer = OpTypeUntypedPointerKHR ${storageClass}
%other = OpUntypedVariableKHR %pointer ${storageClass} %arrays
%last = OpUntypedVariableKHR %pointer ${storageClass} %with_matrix
%variable = OpUntypedVariableKHR %pointer ${storageClass} {%uint | constant: %uint_2
  | null: %null_uint | undef: %a_uint | variable: %other | function: %main}`,
  ),
  pairOf`data-type-is-a-type/blocks
a variable may hold a block, an array of blocks or numbers
${types}
interfaces: %buffer %variable %private
declarations: ${types.declarations}
%pointer = OpTypeUntypedPointerKHR StorageBuffer
%variable = OpUntypedVariableKHR %pointer StorageBuffer %block
%buffer = OpUntypedVariableKHR %pointer StorageBuffer %blocks`,
  pairOf`data-type-is-a-type/kernel
variables of kernels have pointer types of either kind
${pointers}
interfaces: %typed %untyped %array %both %empty
declarations: ${pointers.declarations}
%typed = OpUntypedVariableKHR %to_workgroup Workgroup %to_uint
%untyped = OpUntypedVariableKHR %to_global CrossWorkgroup {%to_generic | constant: %number
  | null: %null | undef: %a_uint | variable: %typed | function: %main}
%array = OpUntypedVariableKHR %to_workgroup Workgroup %pointers
%both = OpUntypedVariableKHR %to_global CrossWorkgroup %structure
%empty = OpUntypedVariableKHR %to_workgroup Workgroup %nothing`,
  pairOf`data-type-is-not-void/kernel
pointers to void are in variables of each storage class
${pointers}
interfaces: %global %local
declarations: ${pointers.declarations}
%global = OpUntypedVariableKHR %to_global CrossWorkgroup {%to_void | void: %void}
%local = OpUntypedVariableKHR %to_workgroup Workgroup {%pointers | void-in-workgroup: %void}
body: %variable = OpUntypedVariableKHR %to_function Function {%structure | void-in-function: %void}`,
  pairOf`data-type-is-not-void/array-length
the length of a run-time array is asked of a variable that is a block
${types}
interfaces: %variable %private
annotations: ${types.annotations}
${bindingOf('variable')}
declarations: ${types.declarations}
%pointer = OpTypeUntypedPointerKHR StorageBuffer
%variable = OpUntypedVariableKHR %pointer StorageBuffer {%block | void: %void}
body: %length = OpUntypedArrayLengthKHR %uint %block %variable 1`,
  ...[
    ['storage-buffer', 'StorageBuffer'],
    ['uniform', 'Uniform'],
    ['private', 'Private'],
    ['workgroup', 'Workgroup'],
  ].map(
    ([name, storageClass]) =>
      pairOf`untyped-variable-result-type-is-an-untyped-pointer-type/${name}
there are several untyped pointer types, one of them with a stride and a name
${untypedPointers}
interfaces: %variable
debug: OpName %named "ptr"
annotations: OpDecorate %named ArrayStride 4
declarations: %plain = OpTypeUntypedPointerKHR ${storageClass}
%named = OpTypeUntypedPointerKHR ${storageClass}
%typed = OpTypePointer ${storageClass} %uint
%typed_float = OpTypePointer ${storageClass} %float
%structure = OpTypeStruct %uint
%variable = OpUntypedVariableKHR {%named | typed-pointer-to-the-data-type: %typed
  | typed-pointer: %typed_float | integer: %uint | vector: %uint2 | structure: %structure
  | void: %void | function: %signature} ${storageClass} %uint`,
  ),
  pairOf`untyped-variable-result-type-is-an-untyped-pointer-type/function
a local variable has an untyped pointer type
${untypedPointers}
declarations: %untyped = OpTypeUntypedPointerKHR Function
%typed = OpTypePointer Function %uint
body: %variable = OpUntypedVariableKHR {%untyped | typed-pointer-to-the-data-type: %typed | void: %void} Function
  %uint`,
  pairOf`untyped-variable-is-not-in-generic/kernel
pointers into Generic are made of variables in other storage classes
${pointers}
interfaces: %global %idle %local
declarations: ${pointers.declarations}
%typed_generic = OpTypePointer Generic %uint
%global = OpUntypedVariableKHR %to_global CrossWorkgroup %uint
%idle = OpUntypedVariableKHR {%to_global CrossWorkgroup | with-its-type: %to_generic Generic} %uint
%local = OpUntypedVariableKHR {%to_workgroup Workgroup | workgroup: %to_generic Generic} %uint
body: %variable = OpUntypedVariableKHR %to_function Function %uint
%generic = OpPtrCastToGeneric %to_generic %variable
%typed = OpBitcast %to_uint %global
%cast = OpPtrCastToGeneric %typed_generic %typed
%value = OpLoad %uint %generic
OpStore %cast %value`,
  ...visible.map(
    ([name, storageClass]) =>
      pairOf`untyped-variable-is-not-in-physical-storage-buffer/${name} in spv1.5, spv1.6
pointers into PhysicalStorageBuffer are not variables
${untypedPhysical}
interfaces: %variable
annotations: OpMemberDecorate %structure 0 Offset 0
declarations: %structure = OpTypeStruct %uint
%physical = OpTypeUntypedPointerKHR PhysicalStorageBuffer
%pointer = OpTypeUntypedPointerKHR ${storageClass}
%null = OpConstantNull %ulong
%variable = OpUntypedVariableKHR {%pointer ${storageClass}
  | with-its-type: %physical PhysicalStorageBuffer} %structure
body: %address = OpConvertUToPtr %physical %null
%value = OpLoad %uint %address Aligned 4`,
  ),
  ...[
    ['Input', 'Output', 'Output'],
    ['Output', 'Input', 'Private'],
  ].map(
    ([own, operand, type]) =>
      pairOf`untyped-variable-has-the-storage-class-of-its-result-type/${own?.toLowerCase()} in spv1.3, spv1.6
a variable is in the storage class of its type
${untypedPointers}
interfaces: %variable
declarations: %pointer = OpTypeUntypedPointerKHR ${own}
%other = OpTypeUntypedPointerKHR ${type}
%variable = OpUntypedVariableKHR {%pointer | of-the-type: %other} {${own} | of-the-variable: ${operand}} %uint`,
  ),
  pairOf`untyped-variable-has-the-storage-class-of-its-result-type/kernel
variables of a kernel are in the storage class of their type
${pointers}
interfaces: %global %constant %local
declarations: ${pointers.declarations}
%global = OpUntypedVariableKHR {%to_global | type-in-generic: %to_generic} {CrossWorkgroup
  | of-the-variable: UniformConstant} %uint
%constant = OpUntypedVariableKHR {%to_constant | of-the-type: %to_global} UniformConstant %uint
%local = OpUntypedVariableKHR {%to_workgroup | workgroup-type: %to_global} Workgroup %uint
body: %variable = OpUntypedVariableKHR {%to_function | function-type: %to_workgroup} Function %uint`,
  pairOf`untyped-variable-in-function-private-or-workgroup-has-a-data-type/shader
variables inside of a shader have a data type, others need none
${untypedPointers}
capabilities: ${untypedPointers.capabilities}
OpCapability AtomicStorage
interfaces: %buffer %uniform %pushed %in %out %counter %image %private
declarations: %to_buffer = OpTypeUntypedPointerKHR StorageBuffer
%to_uniform = OpTypeUntypedPointerKHR Uniform
%to_pushed = OpTypeUntypedPointerKHR PushConstant
%to_in = OpTypeUntypedPointerKHR Input
%to_out = OpTypeUntypedPointerKHR Output
%to_counter = OpTypeUntypedPointerKHR AtomicCounter
%to_image = OpTypeUntypedPointerKHR Image
%to_private = OpTypeUntypedPointerKHR Private
%to_function = OpTypeUntypedPointerKHR Function
%buffer = OpUntypedVariableKHR %to_buffer StorageBuffer
%uniform = OpUntypedVariableKHR %to_uniform Uniform
%pushed = OpUntypedVariableKHR %to_pushed PushConstant
%in = OpUntypedVariableKHR %to_in Input
%out = OpUntypedVariableKHR %to_out Output
%counter = OpUntypedVariableKHR %to_counter AtomicCounter
%image = OpUntypedVariableKHR %to_image Image
%private = OpUntypedVariableKHR %to_private Private {%float4 | private:}
body: %variable = OpUntypedVariableKHR %to_function Function {%uint | function:}`,
  pairOf`untyped-variable-in-function-private-or-workgroup-has-a-data-type/kernel
variables inside of a kernel have a data type, others need none
${pointers}
interfaces: %global %constant %local
declarations: ${pointers.declarations}
%global = OpUntypedVariableKHR %to_global CrossWorkgroup
%constant = OpUntypedVariableKHR %to_constant UniformConstant
%local = OpUntypedVariableKHR %to_workgroup Workgroup {%uint | workgroup:}
body: %variable = OpUntypedVariableKHR %to_function Function {%uint | function:}`,
  pairOf`untyped-variable-in-function-private-or-workgroup-has-a-data-type/workgroup-of-a-shader
memory of a workgroup has a data type
${untypedPointers}
interfaces: %local
declarations: %to_workgroup = OpTypeUntypedPointerKHR Workgroup
%local = OpUntypedVariableKHR %to_workgroup Workgroup {%uint | workgroup:}`,
  ...[
    ['RayGenerationKHR', 'RayPayloadKHR'],
    ['RayGenerationKHR', 'CallableDataKHR'],
    ['RayGenerationKHR', 'ShaderRecordBufferKHR'],
    ['CallableKHR', 'IncomingCallableDataKHR'],
    ['IntersectionKHR', 'HitAttributeKHR'],
    ['ClosestHitKHR', 'IncomingRayPayloadKHR'],
  ].map(
    ([stage, storageClass]) =>
      pairOf`untyped-variable-in-function-private-or-workgroup-has-a-data-type/${storageClass?.replace('KHR', '').toLowerCase()}
variables of ray tracing may have a data type, and need none
${untypedPointers}
capabilities: ${untypedPointers.capabilities}
OpCapability RayTracingKHR
extensions: ${untypedPointers.extensions}
OpExtension "SPV_KHR_ray_tracing"
entryPoints: OpEntryPoint ${stage} %main "main" %variable
modes:
declarations: %pointer = OpTypeUntypedPointerKHR ${storageClass}
%variable = OpUntypedVariableKHR %pointer ${storageClass}`,
  ),
  ...['CrossWorkgroup', 'UniformConstant'].map(
    (storageClass) =>
      pairOf`imported-untyped-variable-has-no-initializer/${storageClass.toLowerCase()}
variables are imported without an initializer and exported with one
${untypedLibrary}
annotations: OpDecorate %exported LinkageAttributes "data" {Export | export-changed: Import}
OpDecorate %imported LinkageAttributes "other" Import
OpDecorate %group LinkageAttributes "grouped" Import
%group = OpDecorationGroup
OpGroupDecorate %group %grouped
declarations: %pointer = OpTypeUntypedPointerKHR ${storageClass}
%seven = OpConstant %uint 7
%exported = OpUntypedVariableKHR %pointer ${storageClass} %uint %seven
%imported = OpUntypedVariableKHR %pointer ${storageClass} %uint {
  | initializer-added: %null_uint}
%grouped = OpUntypedVariableKHR %pointer ${storageClass} %uint {
  | initializer-of-a-group: %seven}`,
  ),
  pairOf`untyped-variable-in-input-or-push-constant-has-no-initializer/shader
variables that come from outside have no initializer, others have
${untypedPointers}
interfaces: %in %pushed %buffer %private
annotations: OpMemberDecorate %structure 0 Offset 0
declarations: %structure = OpTypeStruct %float4
%to_in = OpTypeUntypedPointerKHR Input
%to_pushed = OpTypeUntypedPointerKHR PushConstant
%to_buffer = OpTypeUntypedPointerKHR StorageBuffer
%to_private = OpTypeUntypedPointerKHR Private
%buffer = OpUntypedVariableKHR %to_buffer StorageBuffer %uint %uint_1
%private = OpUntypedVariableKHR %to_private Private %uint %uint_1
%null = OpConstantNull %structure
%in = OpUntypedVariableKHR %to_in Input %float4 { | input: %null_float4}
%pushed = OpUntypedVariableKHR %to_pushed PushConstant %structure { | push-constant: %null}
body: %value = OpLoad %float4 %in
%other = OpLoad %float4 %pushed`,
  pairOf`untyped-variable-in-input-or-push-constant-has-no-initializer/boolean
a Boolean comes from outside
${untypedFragment}
interfaces: %in
declarations: %to_in = OpTypeUntypedPointerKHR Input
%in = OpUntypedVariableKHR %to_in Input %bool { | input: %null_bool}`,
]
