import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf, bindingsOf, untypedPointers } from '../pairs/pieces.ts'
import { untypedFragment, untypedKernel, untypedLibrary, untypedPhysical } from './shared/pieces.ts'

/** Memory that the API sees: storage class, and the name of a case with it. */
const visible = [
  ['storage-buffer', 'StorageBuffer'],
  ['uniform', 'Uniform'],
  ['push-constant', 'PushConstant'],
] as const

const types = {
  ...untypedPointers,
  interfaces: '%variable %local',
  annotations: `%block Block, 0 Offset 0, 1 Offset 4
OpDecorate %uints ArrayStride 16
OpDecorate %uints_array3 ArrayStride 32
%uints_array3_only Block, 0 Offset 0
%float2x3_only Block, 0 Offset 0, 0 ColMajor, 0 MatrixStride 16
OpDecorate %bools ArrayStride 16
OpMemberDecorate %bool_only 0 Offset 0
%structure_uint_and_bool 0 Offset 0, 1 Offset 16
OpMemberDecorate %deep 0 Offset 0`,
  declarations: `%block = OpTypeStruct %uint %stride4_uint_runtime_array
%blocks = OpTypeArray %block_uint %uint_4
%deep = OpTypeStruct %stride16_bool_only_array2
%local = OpVariable %pointer_Workgroup_float3 Workgroup`,
}

/** A kernel with pointer types of all kinds. */
const pointers = {
  ...untypedKernel,
  declarations: `%to_uint = OpTypePointer CrossWorkgroup %uint
%to_workgroup_uint = OpTypePointer Workgroup %uint
%to_function_uint = OpTypePointer Function %uint
%to_global_again = OpTypeUntypedPointerKHR CrossWorkgroup
%to_constant = OpTypeUntypedPointerKHR UniformConstant
%to_function = OpTypeUntypedPointerKHR Function
%pointers = OpTypeArray %untyped_pointer_CrossWorkgroup %uint_2
%structure = OpTypeStruct %pointer_CrossWorkgroup_void %untyped_pointer_Generic
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
annotations: ${types.annotations}
${name === 'push-constant' ? '' : bindingOf('variable')}
declarations: ${types.declarations}
%inner = OpVariable %pointer_Workgroup_bool Workgroup
%variable = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} {%block_uint | boolean: %bool | vector: %bool3
  | array: %bools | structure: %bool_only | second-member: %structure_uint_and_bool | deep-inside: %deep}`,
  ),
  pairOf`boolean-data-type-is-not-externally-visible/shader
Booleans are in variables of a shader
${untypedPointers}
interfaces: %variable
declarations: %array = OpTypeArray %structure_uint_and_bool %uint_2
%variable = OpUntypedVariableKHR %untyped_pointer_Private Private %array
body: %local = OpUntypedVariableKHR %untyped_pointer_Function Function %bool
%value = OpLoad %bool %local
OpStore %local %value`,
  pairOf`boolean-data-type-is-not-externally-visible/kernel
Booleans are in variables of a kernel
${pointers}
interfaces: %global %constant %local
declarations: ${pointers.declarations}
%global = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %bool2
%constant = OpUntypedVariableKHR %to_constant UniformConstant %bool
%local = OpUntypedVariableKHR %untyped_pointer_Workgroup Workgroup %bool`,
  ...(['Input', 'Output'] as const).map(
    (storageClass) =>
      pairOf`boolean-data-type-is-not-externally-visible/${storageClass.toLowerCase()}
Booleans are in variables between shaders
${untypedFragment}
interfaces: %variable
declarations: %variable = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} %bool`,
  ),
  ...visible.map(
    ([name, storageClass]) =>
      pairOf`data-type-is-a-type/${name}
variables in memory that the API sees have types of many kinds
${types}
interfaces: ${name === 'push-constant' ? '%variable %local' : '%variable %other %local %last'}
annotations: ${types.annotations}
${name === 'push-constant' ? '' : bindingsOf(['variable', 'other', 'last'])}
declarations: ${types.declarations}
%other = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} %uints_array3_only
%last = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} %float2x3_only
%variable = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} {%block_uint | constant: %uint_2
  | null: %null_uint | undef: %a_uint | variable: %other | function: %main}`,
  ),
  pairOf`data-type-is-a-type/blocks
a variable may hold a block or an array of blocks
${types}
interfaces: %buffer %variable %local
annotations: ${types.annotations}
${bindingsOf(['variable', 'buffer'])}
declarations: ${types.declarations}
%variable = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer %block
%buffer = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer %blocks`,
  pairOf`data-type-is-a-type/kernel
variables of kernels have pointer types of either kind
${pointers}
interfaces: %typed %untyped %array %both %empty
declarations: ${pointers.declarations}
%typed = OpUntypedVariableKHR %untyped_pointer_Workgroup Workgroup %to_uint
%untyped = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup {%untyped_pointer_Generic | constant: %number
  | null: %null | undef: %a_uint | variable: %typed | function: %main}
%array = OpUntypedVariableKHR %untyped_pointer_Workgroup Workgroup %pointers
%both = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %structure
%empty = OpUntypedVariableKHR %untyped_pointer_Workgroup Workgroup %nothing`,
  pairOf`data-type-is-not-void/kernel
pointers to void are in variables of each storage class
${pointers}
interfaces: %global %local
declarations: ${pointers.declarations}
%global = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup {%pointer_CrossWorkgroup_void | void: %void}
%local = OpUntypedVariableKHR %untyped_pointer_Workgroup Workgroup {%pointers | void-in-workgroup: %void}
body: %variable = OpUntypedVariableKHR %to_function Function {%structure | void-in-function: %void}`,
  pairOf`data-type-is-not-void/array-length
the length of a run-time array is asked of a variable that is a block
${types}
interfaces: %variable %local
annotations: ${types.annotations}
${bindingOf('variable')}
declarations: ${types.declarations}
%variable = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer {%block | void: %void}
body: %length = OpUntypedArrayLengthKHR %uint %block %variable 1`,
  ...[
    ['storage-buffer', 'StorageBuffer', 'block_uint'],
    ['uniform', 'Uniform', 'block_uint'],
    ['private', 'Private', 'uint'],
    ['workgroup', 'Workgroup', 'uint'],
  ].map(
    ([name, storageClass, type]) =>
      pairOf`untyped-variable-result-type-is-an-untyped-pointer-type/${name}
there are several untyped pointer types, one of them with a stride and a name
${untypedPointers}
interfaces: %variable
debug: OpName %untyped_pointer_${storageClass} "ptr"
annotations: OpDecorate %untyped_pointer_${storageClass} ArrayStride 4
${type === 'uint' ? '' : bindingOf('variable')}
declarations: %plain = OpTypeUntypedPointerKHR ${storageClass}
%variable = OpUntypedVariableKHR {%untyped_pointer_${storageClass} | typed-pointer-to-the-data-type: %pointer_${storageClass}_${type}
  | typed-pointer: %pointer_${storageClass}_float | integer: %uint | vector: %uint2 | structure: %uint_only
  | void: %void | function: %signature} ${storageClass} %${type}`,
  ),
  pairOf`untyped-variable-result-type-is-an-untyped-pointer-type/function
a local variable has an untyped pointer type
${untypedPointers}
body: %variable = OpUntypedVariableKHR {%untyped_pointer_Function | typed-pointer-to-the-data-type: %pointer_Function_uint | void: %void} Function
  %uint`,
  pairOf`untyped-variable-is-not-in-generic/kernel
pointers into Generic are made of variables in other storage classes
${pointers}
interfaces: %global %idle %local
declarations: ${pointers.declarations}
%global = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %uint
%idle = OpUntypedVariableKHR {%untyped_pointer_CrossWorkgroup CrossWorkgroup | with-its-type: %untyped_pointer_Generic Generic} %uint
%local = OpUntypedVariableKHR {%untyped_pointer_Workgroup Workgroup | workgroup: %untyped_pointer_Generic Generic} %uint
body: %variable = OpUntypedVariableKHR %to_function Function %uint
%generic = OpPtrCastToGeneric %untyped_pointer_Generic %variable
%typed = OpBitcast %to_uint %global
%cast = OpPtrCastToGeneric %pointer_Generic_uint %typed
%value = OpLoad %uint %generic
OpStore %cast %value`,
  ...visible.map(
    ([name, storageClass]) =>
      pairOf`untyped-variable-is-not-in-physical-storage-buffer/${name} in spv1.5, spv1.6
pointers into PhysicalStorageBuffer are not variables
${untypedPhysical}
interfaces: %variable
annotations: %uint_only Block, 0 Offset 0
${name === 'push-constant' ? '' : bindingOf('variable')}
declarations: %variable = OpUntypedVariableKHR {%untyped_pointer_${storageClass} ${storageClass}
  | with-its-type: %untyped_pointer_PhysicalStorageBuffer PhysicalStorageBuffer} %uint_only
body: %address = OpConvertUToPtr %untyped_pointer_PhysicalStorageBuffer %null_ulong
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
declarations: %variable = OpUntypedVariableKHR {%untyped_pointer_${own} | of-the-type: %untyped_pointer_${type}} {${own} | of-the-variable: ${operand}} %uint`,
  ),
  pairOf`untyped-variable-has-the-storage-class-of-its-result-type/kernel
variables of a kernel are in the storage class of their type
${pointers}
interfaces: %global %constant %local
declarations: ${pointers.declarations}
%global = OpUntypedVariableKHR {%untyped_pointer_CrossWorkgroup | type-in-generic: %untyped_pointer_Generic} {CrossWorkgroup
  | of-the-variable: UniformConstant} %uint
%constant = OpUntypedVariableKHR {%to_constant | of-the-type: %untyped_pointer_CrossWorkgroup} UniformConstant %uint
%local = OpUntypedVariableKHR {%untyped_pointer_Workgroup | workgroup-type: %untyped_pointer_CrossWorkgroup} Workgroup %uint
body: %variable = OpUntypedVariableKHR {%to_function | function-type: %untyped_pointer_Workgroup} Function %uint`,
  pairOf`untyped-variable-in-function-private-or-workgroup-has-a-data-type/shader
variables inside of a shader have a data type, others need none
${untypedPointers}
capabilities: ${untypedPointers.capabilities}
OpCapability AtomicStorage
interfaces: %buffer %uniform %pushed %in %out %counter %image %private
declarations: %buffer = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer
%uniform = OpUntypedVariableKHR %untyped_pointer_Uniform Uniform
%pushed = OpUntypedVariableKHR %untyped_pointer_PushConstant PushConstant
%in = OpUntypedVariableKHR %untyped_pointer_Input Input
%out = OpUntypedVariableKHR %untyped_pointer_Output Output
%counter = OpUntypedVariableKHR %untyped_pointer_AtomicCounter AtomicCounter
%image = OpUntypedVariableKHR %untyped_pointer_Image Image
%private = OpUntypedVariableKHR %untyped_pointer_Private Private {%float4 | private:}
body: %variable = OpUntypedVariableKHR %untyped_pointer_Function Function {%uint | function:}`,
  pairOf`untyped-variable-in-function-private-or-workgroup-has-a-data-type/kernel
variables inside of a kernel have a data type, others need none
${pointers}
interfaces: %global %constant %local
declarations: ${pointers.declarations}
%global = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup
%constant = OpUntypedVariableKHR %to_constant UniformConstant
%local = OpUntypedVariableKHR %untyped_pointer_Workgroup Workgroup {%uint | workgroup:}
body: %variable = OpUntypedVariableKHR %to_function Function {%uint | function:}`,
  pairOf`untyped-variable-in-function-private-or-workgroup-has-a-data-type/workgroup-of-a-shader
memory of a workgroup has a data type
${untypedPointers}
interfaces: %local
declarations: %local = OpUntypedVariableKHR %untyped_pointer_Workgroup Workgroup {%uint | workgroup:}`,
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
declarations: %variable = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass}`,
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
declarations: %exported = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} %uint %uint_7
%imported = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} %uint {
  | initializer-added: %null_uint}
%grouped = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} %uint {
  | initializer-of-a-group: %uint_7}`,
  ),
  pairOf`untyped-variable-in-input-or-push-constant-has-no-initializer/shader
variables that come from outside have no initializer, others have
${untypedPointers}
interfaces: %in %pushed %buffer %private
annotations: OpMemberDecorate %float4_only 0 Offset 0
declarations: %buffer = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer %uint %uint_1
%private = OpUntypedVariableKHR %untyped_pointer_Private Private %uint %uint_1
%in = OpUntypedVariableKHR %untyped_pointer_Input Input %float4 { | input: %null_float4}
%pushed = OpUntypedVariableKHR %untyped_pointer_PushConstant PushConstant %float4_only { | push-constant: %null_float4_only}
body: %value = OpLoad %float4 %in
%other = OpLoad %float4 %pushed`,
  pairOf`untyped-variable-in-input-or-push-constant-has-no-initializer/boolean
a Boolean comes from outside
${untypedFragment}
interfaces: %in
declarations: %to_in = OpTypeUntypedPointerKHR Input
%in = OpUntypedVariableKHR %to_in Input %bool { | input: %null_bool}`,
]
