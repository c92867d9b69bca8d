import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf, fragment, kernel, untypedPointers } from '../pairs/pieces.ts'

const block = `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0`

const bound = `${block}
${bindingOf('buffer')}`

const physical = {
  capabilities: 'OpCapability Shader\nOpCapability PhysicalStorageBufferAddresses',
  memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
}

/** Pairs of the rules on what variables are and how they begin. */
export const pairs = [
  pairOf`variable-result-type/outside-functions
a private variable results in a typed pointer
declarations: %pointer = OpTypePointer Private %uint
%length_3 = OpTypeArray %float %uint_3
%variable = OpVariable {%pointer | of-what-it-holds: %uint | of-an-array: %length_3
  | of-the-function-type: %signature} Private`,
  pairOf`variable-result-type/inside-a-function
a variable of a function results in a typed pointer, though nothing uses it
declarations: %pointer = OpTypePointer Function %float4
body: %variable = OpVariable {%pointer | of-a-vector: %float4} Function`,
  pairOf`variable-result-type/beside-untyped
an untyped pointer is the result of an untyped variable, a typed one of OpVariable
${untypedPointers}
annotations: ${bound}
${bindingOf('untyped_buffer', 1)}
declarations: %block = OpTypeStruct %uint
%pointer = OpTypePointer StorageBuffer %block
%untyped = OpTypeUntypedPointerKHR StorageBuffer
%untyped_buffer = OpUntypedVariableKHR %untyped StorageBuffer %block
%buffer = OpVariable %pointer StorageBuffer`,
  pairOf`variable-storage-class/outside-functions
private variables have the storage class of their pointer types
declarations: %pointer = OpTypePointer Private %uint
%elsewhere = OpTypePointer Workgroup %uint
%in_function = OpTypePointer Function %uint
%variable = OpVariable {%pointer | workgroup-type: %elsewhere
  | function-type: %in_function} {Private | workgroup-variable: Workgroup}`,
  pairOf`variable-storage-class/inside-a-function
a variable of a function has a pointer type of class Function
declarations: %pointer = OpTypePointer Function %uint
%elsewhere = OpTypePointer Private %uint
body: %variable = OpVariable {%pointer | private-type: %elsewhere} Function
OpStore %variable %uint_1`,
  pairOf`variable-storage-class/of-a-block
a storage buffer has the storage class of its pointer type
annotations: ${bound}
declarations: %block = OpTypeStruct %uint
%pointer = OpTypePointer StorageBuffer %block
%uniform = OpTypePointer Uniform %block
%buffer = OpVariable {%pointer | uniform-type: %uniform} {StorageBuffer | uniform-variable: Uniform}`,
  pairOf`variable-storage-class/of-the-interface
variables of the interface have the storage classes of their pointer types
${fragment}
entryPoints: OpEntryPoint Fragment %main "main" %from %to
annotations: OpDecorate %from Location 0
OpDecorate %to Location 0
declarations: %input = OpTypePointer Input %float4
%output = OpTypePointer Output %float4
%from = OpVariable {%input | input-of-output-type: %output} Input
%to = OpVariable {%output | output-of-input-type: %input} Output`,
  pairOf`variable-not-generic/outside-functions
a workgroup variable is cast to Generic, which is no storage class of a variable
${kernel}
capabilities: ${kernel.capabilities}
OpCapability GenericPointer
entryPoints: OpEntryPoint Kernel %main "main" %shared %other
declarations: %workgroup = OpTypePointer Workgroup %uint
%generic = OpTypePointer Generic %uint
%shared = OpVariable %workgroup Workgroup
%global = OpTypePointer CrossWorkgroup %uint
%other = OpVariable {%global CrossWorkgroup %uint_1 | initialized: %generic Generic %uint_1
  | not-initialized: %generic Generic}
body: %cast = OpPtrCastToGeneric %generic %shared
OpStore %cast %uint_1`,
  pairOf`variable-not-physical/holds-a-physical-pointer
a private variable holds a pointer into physical storage without being there
${physical}
annotations: OpDecorate %variable AliasedPointer
declarations: %word = OpTypePointer PhysicalStorageBuffer %uint
%holder = OpTypePointer Private %word
%variable = OpVariable %holder Private
%plain = OpTypePointer Private %uint
%other = OpVariable {%plain Private | is-there-itself: %word PhysicalStorageBuffer}`,
  pairOf`variable-not-physical/of-a-block
a block is a variable in StorageBuffer, and pointed to in physical storage
${physical}
annotations: ${bound}
declarations: %block = OpTypeStruct %uint
%there = OpTypePointer PhysicalStorageBuffer %block
%pointer = OpTypePointer StorageBuffer %block
%buffer = OpVariable {%pointer StorageBuffer | is-there-itself: %there PhysicalStorageBuffer}`,
  pairOf`variable-initializer/constants
variables begin with constants of all kinds, specialization constants among them
declarations: %private_uint = OpTypePointer Private %uint
%undefined = OpUndef %uint
%null = OpConstantNull %uint
%special = OpSpecConstant %uint 3
%sum = OpSpecConstantOp %uint IAdd %special %uint_1
%first = OpVariable %private_uint Private {%uint_1 | undefined-for-a-constant: %undefined}
%second = OpVariable %private_uint Private %null
%third = OpVariable %private_uint Private %special
%fourth = OpVariable %private_uint Private {%sum | undefined-for-an-operation: %undefined}`,
  pairOf`variable-initializer/in-a-function
a variable of a function begins with a constant, whatever parameters there are
declarations: %function_uint = OpTypePointer Function %uint
%takes_uint = OpTypeFunction %void %uint
before: %helper = OpFunction %void None %takes_uint
%parameter = OpFunctionParameter %uint
%begin = OpLabel
%earlier = OpVariable %function_uint Function
%variable = OpVariable %function_uint Function {%uint_1 | a-parameter: %parameter}
OpReturn
OpFunctionEnd
body: %called = OpFunctionCall %void %helper %uint_2`,
  pairOf`variable-initializer/variables
a variable that holds a pointer begins with a variable outside functions
${kernel}
declarations: %global_uint = OpTypePointer CrossWorkgroup %uint
%holder = OpTypePointer CrossWorkgroup %global_uint
%pointee = OpVariable %global_uint CrossWorkgroup %uint_1
%undefined = OpUndef %global_uint
%variable = OpVariable %holder CrossWorkgroup {%pointee | undefined: %undefined}`,
  pairOf`variable-initializer/null-pointers
a variable of a kernel that holds a pointer begins as a null pointer
${kernel}
declarations: %function_uint = OpTypePointer Function %uint
%holder = OpTypePointer Function %function_uint
%null = OpConstantNull %function_uint
body: %local = OpVariable %function_uint Function
%variable = OpVariable %holder Function {%null | variable-of-a-function: %local}`,
  pairOf`variable-initializer-type/scalars
a number begins as a number of its type
declarations: %pointer = OpTypePointer Private %uint
%special = OpSpecConstant %int 1
%variable = OpVariable %pointer Private {%uint_1 | other-sign: %int_1 | other-kind: %float_1
  | specialization-constant: %special}`,
  pairOf`variable-initializer-type/composites
a structure begins as a structure of the very type
declarations: %structure = OpTypeStruct %uint %uint
%twin = OpTypeStruct %uint %uint
%array = OpTypeArray %uint %uint_2
%pointer = OpTypePointer Function %structure
%begin = OpConstantComposite %structure %uint_1 %uint_2
%twin_begin = OpConstantComposite %twin %uint_1 %uint_2
%null_array = OpConstantNull %array
%null_vector = OpConstantNull %uint2
body: %variable = OpVariable %pointer Function {%begin | twin-structure: %twin_begin | array: %null_array
  | vector: %null_vector | member: %uint_1}`,
  pairOf`variable-initializer-type/pointers
a variable that begins with a variable holds a pointer to what that one holds
${kernel}
declarations: %global_uint = OpTypePointer CrossWorkgroup %uint
%global_pointer = OpTypePointer CrossWorkgroup %global_uint
%pointee = OpVariable %global_uint CrossWorkgroup %uint_1
%number = OpVariable %global_uint CrossWorkgroup {%uint_2 | variable-for-what-it-holds: %pointee}
%holder = OpVariable %global_pointer CrossWorkgroup {%pointee | number-for-a-pointer: %uint_1}`,
  pairOf`variable-without-initializer/beside-an-output
an output has an initial value, an input has none
${fragment}
entryPoints: OpEntryPoint Fragment %main "main" %from %to
annotations: OpDecorate %from Location 0
OpDecorate %to Location 0
declarations: %input = OpTypePointer Input %float
%output = OpTypePointer Output %float
%null = OpConstantNull %float
%special = OpSpecConstant %float 1
%from = OpVariable %input Input {| input-with-constant: %float_1 | input-with-null: %null
  | input-with-special: %special}
%to = OpVariable %output Output %float_1`,
  pairOf`variable-without-initializer/push-constants
push constants have no initial value
annotations: ${block}
declarations: %block = OpTypeStruct %uint
%pointer = OpTypePointer PushConstant %block
%null = OpConstantNull %block
%one = OpConstantComposite %block %uint_1
%pushed = OpVariable %pointer PushConstant {| null: %null | composite: %one}`,
  ...['StorageBuffer', 'Uniform', 'PushConstant'].map(
    (storageClass) =>
      pairOf`variable-boolean/${storageClass.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}
Booleans are in Private and Workgroup, what is in ${storageClass} are numbers
annotations: ${block}
OpMemberDecorate %inner 0 Offset 0
OpDecorate %array ArrayStride 16
OpMemberDecorate %block 1 Offset 64
OpMemberDecorate %block 2 Offset 80${
        storageClass === 'PushConstant'
          ? ''
          : `
${bindingOf('variable')}`
      }
declarations: %array = OpTypeArray {%uint2 | in-an-array: %bool2} %uint_4
%inner = OpTypeStruct {%float2 | in-a-nested-structure: %bool}
%block = OpTypeStruct %array %inner {%uint | member: %bool | vector: %bool4}
%pointer = OpTypePointer ${storageClass} %block
%variable = OpVariable %pointer ${storageClass}
%private_bool = OpTypePointer Private %bool
%flag = OpVariable %private_bool Private %true
%workgroup_bool2 = OpTypePointer Workgroup %bool2
%flags = OpVariable %workgroup_bool2 Workgroup`,
  ),
  pairOf`variable-boolean/where-allowed
Booleans of the interface and of functions stand beside a buffer without any
entryPoints: OpEntryPoint Fragment %main "main" %facing %local_flag %buffer
modes: OpExecutionMode %main OriginUpperLeft
annotations: ${bound}
OpDecorate %facing BuiltIn FrontFacing
OpDecorate %elements ArrayStride 4
declarations: %input_bool = OpTypePointer Input %bool
%private_bool = OpTypePointer Private %bool
%facing = OpVariable %input_bool Input
%local_flag = OpVariable %private_bool Private
%function_bool = OpTypePointer Function %bool
%elements = OpTypeRuntimeArray {%uint | in-a-run-time-array: %bool}
%block = OpTypeStruct %elements
%pointer = OpTypePointer StorageBuffer %block
%buffer = OpVariable %pointer StorageBuffer
body: %local = OpVariable %function_bool Function %false
%seen = OpLoad %bool %facing
OpStore %local %seen
OpStore %local_flag %seen`,
]
