import { tagIn } from '../pairs/pair-of.ts'
import { bindingOf, bindingsOf } from '../pairs/pieces.ts'
import { hyphened } from '../signatures/hyphened.ts'
import { inKind, kinds } from './shared/pieces.ts'

/** Storage classes of memory that the API sees. */
const visible = ['StorageBuffer', 'Uniform', 'PushConstant']

/** Decorations of variables in memory that the API sees. */
function bound(storageClass: string, ...variables: readonly string[]): string {
  return storageClass === 'PushConstant' ? '' : bindingsOf(variables)
}

const inTypes = tagIn(kinds.shader)`interfaces: %variable %local
annotations: %block Block, 0 Offset 0, 1 Offset 4
OpDecorate %uints ArrayStride 16
OpDecorate %uints_array3 ArrayStride 32
%uints_array3_only Block, 0 Offset 0
%float2x3_only Block, 0 Offset 0, 0 ColMajor, 0 MatrixStride 16
OpDecorate %bools ArrayStride 16
OpMemberDecorate %bool_only 0 Offset 0
%structure_uint_and_bool 0 Offset 0, 1 Offset 16
OpMemberDecorate %deep 0 Offset 0
declarations: %block = OpTypeStruct %uint %stride4_uint_runtime_array
%blocks = OpTypeArray %block_uint %uint_4
%deep = OpTypeStruct %stride16_bool_only_array2
%local = OpVariable %pointer_Workgroup_float3 Workgroup`

/** A kernel with pointer types of all kinds. */
const inPointers = tagIn(kinds.kernel)`declarations: %to_uint = OpTypePointer CrossWorkgroup %uint
%to_workgroup_uint = OpTypePointer Workgroup %uint
%to_function_uint = OpTypePointer Function %uint
%to_global_again = OpTypeUntypedPointerKHR CrossWorkgroup
%to_constant = OpTypeUntypedPointerKHR UniformConstant
%to_function = OpTypeUntypedPointerKHR Function
%pointers = OpTypeArray %untyped_pointer_CrossWorkgroup %uint_2
%structure = OpTypeStruct %pointer_CrossWorkgroup_void %untyped_pointer_Generic
%nothing = OpTypeStruct
%number = OpConstant %uint 7
%null = OpConstantNull %uint`

/** Constants of all kinds. */
const constants = `%sum = OpSpecConstantOp %uint IAdd %spec_uint_9 %uint_7
%structure = OpTypeStruct %float %uint
%composite = OpConstantComposite %structure %float_0_5 %uint_7
%special = OpSpecConstantComposite %structure %float_0_5 %spec_uint_9
%undefined = OpUndef %structure
%null_same = OpConstantNull %structure_float_and_uint
%no_arrays = OpConstantNull %uint_array3_array1`

const layout = `%structure 0 Offset 0, 1 Offset 4
%structure_float_and_uint 0 Offset 0, 1 Offset 4
OpDecorate %uint_array3 ArrayStride 4
OpDecorate %uint_array3_array1 ArrayStride 12`

const inTakesPointers = tagIn(kinds.kernel)`
declarations: %no_global = OpConstantNull %untyped_pointer_CrossWorkgroup
%no_other_global = OpConstantNull %second_untyped_pointer_CrossWorkgroup
%no_uint = OpConstantNull %pointer_CrossWorkgroup_uint
%no_local = OpConstantNull %pointer_Function_uint
%no_other_function = OpConstantNull %second_untyped_pointer_Function
%untyped = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %uint
%other = OpUntypedVariableKHR %second_untyped_pointer_CrossWorkgroup CrossWorkgroup %uint
%takes_pointers = OpTypeFunction %void %pointer_CrossWorkgroup_uint %untyped_pointer_CrossWorkgroup
main: %main = OpFunction %void None %takes_pointers
%typed_parameter = OpFunctionParameter %pointer_CrossWorkgroup_uint
%parameter = OpFunctionParameter %untyped_pointer_CrossWorkgroup
%entry:`

/** Pairs of the rules on the types and storage classes of variables; on initializers. */
export const pairs = [
  ...visible.map(
    (storageClass) => inTypes`boolean-data-type-is-not-externally-visible/${hyphened(storageClass)}
numbers are in memory that the API sees, Booleans are not
+annotations: ${bound(storageClass, 'variable')}
+declarations: %inner = OpVariable %pointer_Workgroup_bool Workgroup
%variable = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} {%block_uint | boolean: %bool | vector: %bool3
  | array: %bools | structure: %bool_only | second-member: %structure_uint_and_bool | deep-inside: %deep}`,
  ),
  inKind.shader`boolean-data-type-is-not-externally-visible/shader: Booleans are in variables of a shader
declarations: %array = OpTypeArray %structure_uint_and_bool %uint_2
%variable = OpUntypedVariableKHR %untyped_pointer_Private Private %array
body: %value = OpLoad %bool %untyped_Function_bool
OpStore %untyped_Function_bool %value`,
  inPointers`boolean-data-type-is-not-externally-visible/kernel: Booleans are in variables of a kernel
+declarations: %global = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %bool2
%constant = OpUntypedVariableKHR %to_constant UniformConstant %bool
%local = OpUntypedVariableKHR %untyped_pointer_Workgroup Workgroup %bool`,
  ...(['Input', 'Output'] as const).map(
    (storageClass) =>
      inKind.fragment`boolean-data-type-is-not-externally-visible/${storageClass.toLowerCase()}
Booleans are in variables between shaders
declarations: %variable = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} %bool`,
  ),
  ...visible.map(
    (storageClass) => inTypes`data-type-is-a-type/${hyphened(storageClass)}
variables in memory that the API sees have types of many kinds
interfaces: ${storageClass === 'PushConstant' ? '%variable %local' : '%variable %other %local %last'}
+annotations: ${bound(storageClass, 'variable', 'other', 'last')}
+declarations: %other = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} %uints_array3_only
%last = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} %float2x3_only
%variable = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} {%block_uint | constant: %uint_2
  | null: %null_uint | undef: %a_uint | variable: %other | function: %main}`,
  ),
  inTypes`data-type-is-a-type/blocks: a variable may hold a block or an array of blocks
+annotations: ${bindingsOf(['variable', 'buffer'])}
+declarations: %variable = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer %block
%buffer = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer %blocks`,
  inPointers`data-type-is-a-type/kernel: variables of kernels have pointer types of either kind
+declarations: %typed = OpUntypedVariableKHR %untyped_pointer_Workgroup Workgroup %to_uint
%untyped = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup {%untyped_pointer_Generic | constant: %number
  | null: %null | undef: %a_uint | variable: %typed | function: %main}
%array = OpUntypedVariableKHR %untyped_pointer_Workgroup Workgroup %pointers
%both = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %structure
%empty = OpUntypedVariableKHR %untyped_pointer_Workgroup Workgroup %nothing`,
  inPointers`data-type-is-not-void/kernel: pointers to void are in variables of each storage class
+declarations: %global = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup {%pointer_CrossWorkgroup_void | void: %void}
%local = OpUntypedVariableKHR %untyped_pointer_Workgroup Workgroup {%pointers | void-in-workgroup: %void}
body: %variable = OpUntypedVariableKHR %to_function Function {%structure | void-in-function: %void}`,
  inTypes`data-type-is-not-void/array-length: the length of a run-time array is asked of a variable that is a block
+annotations: ${bindingOf('variable')}
+declarations: %variable = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer {%block | void: %void}
body: %length = OpUntypedArrayLengthKHR %uint %block %variable 1`,
  ...['StorageBuffer', 'Uniform', 'Private', 'Workgroup'].map((storageClass) => {
    const type = visible.includes(storageClass) ? 'block_uint' : 'uint'
    return inKind.shader`untyped-variable-result-type-is-an-untyped-pointer-type/${hyphened(storageClass)}
there are several untyped pointer types, one of them with a stride and a name
debug: OpName %untyped_pointer_${storageClass} "ptr"
annotations: OpDecorate %untyped_pointer_${storageClass} ArrayStride 4
${type === 'uint' ? '' : bindingOf('variable')}
declarations: %plain = OpTypeUntypedPointerKHR ${storageClass}
%variable = OpUntypedVariableKHR {%untyped_pointer_${storageClass} | typed-pointer-to-the-data-type: %pointer_${storageClass}_${type}
  | typed-pointer: %pointer_${storageClass}_float | integer: %uint | vector: %uint2 | structure: %uint_only
  | void: %void | function: %signature} ${storageClass} %${type}`
  }),
  inKind.shader`untyped-variable-result-type-is-an-untyped-pointer-type/function
a local variable has an untyped pointer type
body: %variable = OpUntypedVariableKHR {%untyped_pointer_Function | typed-pointer-to-the-data-type: %pointer_Function_uint | void: %void} Function
  %uint`,
  inPointers`untyped-variable-is-not-in-generic/kernel
pointers into Generic are made of variables in other storage classes
+declarations: %global = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %uint
%idle = OpUntypedVariableKHR {%untyped_pointer_CrossWorkgroup CrossWorkgroup | with-its-type: %untyped_pointer_Generic Generic} %uint
%local = OpUntypedVariableKHR {%untyped_pointer_Workgroup Workgroup | workgroup: %untyped_pointer_Generic Generic} %uint
body: %variable = OpUntypedVariableKHR %to_function Function %uint
%generic = OpPtrCastToGeneric %untyped_pointer_Generic %variable
%typed = OpBitcast %to_uint %global
%cast = OpPtrCastToGeneric %pointer_Generic_uint %typed
%value = OpLoad %uint %generic
OpStore %cast %value`,
  ...visible.map(
    (storageClass) =>
      inKind.physical`untyped-variable-is-not-in-physical-storage-buffer/${hyphened(storageClass)} in spv1.5, spv1.6
pointers into PhysicalStorageBuffer are not variables
annotations: %uint_only Block, 0 Offset 0
${bound(storageClass, 'variable')}
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
      inKind.shader`untyped-variable-has-the-storage-class-of-its-result-type/${own?.toLowerCase()} in spv1.3, spv1.6
a variable is in the storage class of its type
declarations: %variable = OpUntypedVariableKHR {%untyped_pointer_${own} | of-the-type: %untyped_pointer_${type}} {${own} | of-the-variable: ${operand}} %uint`,
  ),
  inPointers`untyped-variable-has-the-storage-class-of-its-result-type/kernel
variables of a kernel are in the storage class of their type
+declarations: %global = OpUntypedVariableKHR {%untyped_pointer_CrossWorkgroup | type-in-generic: %untyped_pointer_Generic} {CrossWorkgroup
  | of-the-variable: UniformConstant} %uint
%constant = OpUntypedVariableKHR {%to_constant | of-the-type: %untyped_pointer_CrossWorkgroup} UniformConstant %uint
%local = OpUntypedVariableKHR {%untyped_pointer_Workgroup | workgroup-type: %untyped_pointer_CrossWorkgroup} Workgroup %uint
body: %variable = OpUntypedVariableKHR {%to_function | function-type: %untyped_pointer_Workgroup} Function %uint`,
  inKind.shader`untyped-variable-in-function-private-or-workgroup-has-a-data-type/shader
variables inside of a shader have a data type, others need none
+capabilities: OpCapability AtomicStorage
declarations: %buffer = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer
%uniform = OpUntypedVariableKHR %untyped_pointer_Uniform Uniform
%pushed = OpUntypedVariableKHR %untyped_pointer_PushConstant PushConstant
%in = OpUntypedVariableKHR %untyped_pointer_Input Input
%out = OpUntypedVariableKHR %untyped_pointer_Output Output
%counter = OpUntypedVariableKHR %untyped_pointer_AtomicCounter AtomicCounter
%image = OpUntypedVariableKHR %untyped_pointer_Image Image
%private = OpUntypedVariableKHR %untyped_pointer_Private Private {%float4 | private:}
body: %variable = OpUntypedVariableKHR %untyped_pointer_Function Function {%uint | function:}`,
  inPointers`untyped-variable-in-function-private-or-workgroup-has-a-data-type/kernel
variables inside of a kernel have a data type, others need none
+declarations: %global = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup
%constant = OpUntypedVariableKHR %to_constant UniformConstant
%local = OpUntypedVariableKHR %untyped_pointer_Workgroup Workgroup {%uint | workgroup:}
body: %variable = OpUntypedVariableKHR %to_function Function {%uint | function:}`,
  inKind.shader`untyped-variable-in-function-private-or-workgroup-has-a-data-type/workgroup-of-a-shader
memory of a workgroup has a data type
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
      inKind.shader`untyped-variable-in-function-private-or-workgroup-has-a-data-type/${storageClass?.replace('KHR', '').toLowerCase()}
variables of ray tracing may have a data type, and need none
+capabilities: OpCapability RayTracingKHR
+extensions: OpExtension "SPV_KHR_ray_tracing"
entryPoints: OpEntryPoint ${stage} %main "main" %variable
modes:
declarations: %variable = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass}`,
  ),
  ...['CrossWorkgroup', 'UniformConstant'].map(
    (storageClass) =>
      inKind.library`imported-untyped-variable-has-no-initializer/${storageClass.toLowerCase()}
variables are imported without an initializer and exported with one
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
  inKind.shader`untyped-variable-in-input-or-push-constant-has-no-initializer/shader
variables that come from outside have no initializer, others have
annotations: OpMemberDecorate %float4_only 0 Offset 0
declarations: %buffer = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer %uint %uint_1
%private = OpUntypedVariableKHR %untyped_pointer_Private Private %uint %uint_1
%in = OpUntypedVariableKHR %untyped_pointer_Input Input %float4 { | input: %null_float4}
%pushed = OpUntypedVariableKHR %untyped_pointer_PushConstant PushConstant %float4_only { | push-constant: %null_float4_only}
body: %value = OpLoad %float4 %in
%other = OpLoad %float4 %pushed`,
  inKind.fragment`untyped-variable-in-input-or-push-constant-has-no-initializer/boolean
a Boolean comes from outside
declarations: %in = OpUntypedVariableKHR %untyped_pointer_Input Input %bool { | input: %null_bool}`,
  ...['Private', 'StorageBuffer'].map(
    (storageClass) =>
      inKind.shader`initializer-is-a-constant-or-a-global-variable/${hyphened(storageClass)}
variables begin with constants of many kinds
annotations: ${layout}
%spec_uint_9 SpecId 0
declarations: ${constants}
%one = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} %uint {%uint_7 | undef: %a_uint
  | its-data-type: %uint}
%two = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} %ulong %ulong_7
%three = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} %uint %spec_uint_9
%four = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} %structure {%composite
  | undefined-structure: %undefined}
%five = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} %structure %special
%six = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} %uint %sum
%seventh = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} %uint_array3 %null_uint_array3`,
  ),
  inKind.shader`initializer-is-a-constant-or-a-global-variable/booleans: Boolean variables begin with a constant
declarations: %one = OpUntypedVariableKHR %untyped_pointer_Private Private %bool {%true | undef: %a_bool}
%specialized = OpSpecConstantFalse %bool
%two = OpUntypedVariableKHR %untyped_pointer_Private Private %bool %specialized
body: %three = OpUntypedVariableKHR %untyped_pointer_Function Function %bool {%true | local-undef: %a_bool
  | its-data-type: %bool}`,
  inTakesPointers`initializer-is-a-constant-or-a-global-variable/kernel
variables begin with the address of another variable
+declarations: %global = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %pointer_CrossWorkgroup_uint {%variable_CrossWorkgroup_uint
  | undef: %a_pointer_CrossWorkgroup_uint | its-data-type: %pointer_CrossWorkgroup_uint}
%constant = OpUntypedVariableKHR %untyped_pointer_UniformConstant UniformConstant %untyped_pointer_CrossWorkgroup %untyped
body: %own = OpUntypedVariableKHR %untyped_pointer_Function Function %uint
%first = OpUntypedVariableKHR %untyped_pointer_Function Function %pointer_CrossWorkgroup_uint {%variable_CrossWorkgroup_uint
  | parameter: %typed_parameter}
%second = OpUntypedVariableKHR %untyped_pointer_Function Function %untyped_pointer_CrossWorkgroup {%untyped
  | untyped-parameter: %parameter}
%third = OpUntypedVariableKHR %untyped_pointer_Function Function %pointer_Function_uint {%no_local
  | typed-local-variable: %variable_Function_uint}
%fourth = OpUntypedVariableKHR %untyped_pointer_Function Function %untyped_pointer_Function {%null_untyped_pointer_Function
  | untyped-local-variable: %own}`,
  inKind.shader`initializer-has-the-data-type/private: variables begin with constants of their type
declarations: ${constants}
%one = OpUntypedVariableKHR %untyped_pointer_Private Private %uint {%uint_7 | floating-point: %float_0_5
  | vector: %null_uint2 | signedness: %null_int | array-of-it: %null_uint_array3}
%two = OpUntypedVariableKHR %untyped_pointer_Private Private %ulong {%ulong_7 | width: %null_uint}
%three = OpUntypedVariableKHR %untyped_pointer_Private Private %structure {%composite
  | structure-with-the-same-members: %null_same | integer: %uint_7}
%four = OpUntypedVariableKHR %untyped_pointer_Private Private %uint_array3 {%null_uint_array3 | array-of-it: %no_arrays}`,
  inTakesPointers`initializer-has-the-data-type/kernel
variables that hold pointers begin with null or with an address of that type
body: %first = OpUntypedVariableKHR %untyped_pointer_Function Function %pointer_CrossWorkgroup_uint {%no_uint
  | other-kind-of-pointer: %no_global | integer: %uint_1}
%second = OpUntypedVariableKHR %untyped_pointer_Function Function %untyped_pointer_CrossWorkgroup {%no_global
  | second-untyped-pointer-type: %no_other_global | typed-pointer: %no_uint}
%third = OpUntypedVariableKHR %untyped_pointer_Function Function %pointer_CrossWorkgroup_uint {%variable_CrossWorkgroup_uint
  | variable-of-floats: %variable_CrossWorkgroup_float | untyped-variable: %untyped}
%fourth = OpUntypedVariableKHR %untyped_pointer_Function Function %untyped_pointer_CrossWorkgroup {%untyped
  | typed-variable: %variable_CrossWorkgroup_uint | variable-of-a-second-type: %other}
%fifth = OpUntypedVariableKHR %untyped_pointer_Function Function %untyped_pointer_Function {%null_untyped_pointer_Function
  | null-of-a-second-type: %no_other_function}`,
]
