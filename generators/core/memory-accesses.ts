import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf, fragment, kernel } from '../pairs/pieces.ts'

/** A shader with a buffer that is reached through an untyped pointer. */
export const untyped = {
  entryPoints: 'OpEntryPoint GLCompute %main "main" %untyped_buffer',
  capabilities: 'OpCapability Shader\nOpCapability UntypedPointersKHR',
  extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
}

/** Its annotations. */
export const untypedBuffer = `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 4
OpDecorate %elements ArrayStride 4
${bindingOf('untyped_buffer')}`

/** Its types, and the buffer. */
export const untypedDeclarations = `%elements = OpTypeRuntimeArray %uint
%block = OpTypeStruct %uint %elements
%untyped = OpTypeUntypedPointerKHR StorageBuffer
%untyped_buffer = OpUntypedVariableKHR %untyped StorageBuffer %block`

const takesVoidPointer = {
  ...kernel,
  declarations: `%to_void = OpTypePointer CrossWorkgroup %void
%to_uint = OpTypePointer CrossWorkgroup %uint
%takes_pointer = OpTypeFunction %void %to_void`,
  main: `%main = OpFunction %void None %takes_pointer
%parameter = OpFunctionParameter %to_void
%entry = OpLabel`,
}

const number = {
  entryPoints: 'OpEntryPoint GLCompute %main "main" %variable',
  declarations: `%pointer = OpTypePointer Private %uint
%undefined = OpUndef %uint
%variable = OpVariable %pointer Private`,
}

const composites = {
  entryPoints: 'OpEntryPoint GLCompute %main "main" %variable %vector',
  declarations: `%structure = OpTypeStruct %uint %uint
%twin = OpTypeStruct %uint %uint
%array = OpTypeArray %uint %uint_2
%to_structure = OpTypePointer Private %structure
%to_vector = OpTypePointer Private %float4
%a_structure = OpConstantNull %structure
%a_twin = OpConstantNull %twin
%an_array = OpConstantNull %array
%a_vector = OpConstantNull %float4
%short_vector = OpConstantNull %float3
%integers = OpConstantNull %int4
%variable = OpVariable %to_structure Private
%vector = OpVariable %to_vector Private`,
}

/** Pairs of the rules on loads and stores. */
export const pairs = [
  pairOf`load-pointer/from-a-variable
a number is loaded through a variable
${number}
body: %value = OpLoad %uint %variable
%again = OpLoad %uint {%variable | from-a-constant: %uint_1 | from-a-loaded-value: %value
  | from-undefined: %undefined | from-a-type: %pointer}`,
  pairOf`load-pointer/from-a-parameter
a function loads through its parameter that is a pointer, not through the other
entryPoints: OpEntryPoint GLCompute %main "main" %variable
declarations: %pointer = OpTypePointer Private %uint
%takes_both = OpTypeFunction %uint %pointer %uint
%variable = OpVariable %pointer Private
before: %helper = OpFunction %uint None %takes_both
%first = OpFunctionParameter %pointer
%second = OpFunctionParameter %uint
%begin = OpLabel
%loaded = OpLoad %uint {%first | from-a-number: %second}
OpReturnValue %loaded
OpFunctionEnd
body: %called = OpFunctionCall %uint %helper %variable %uint_1`,
  pairOf`load-type/scalars
a number is loaded as a number of its type
${number}
body: %value = OpLoad {%uint | other-sign: %int | other-kind: %float | boolean: %bool | vector: %uint2
  | function-type: %signature} %variable`,
  pairOf`load-type/composites
structures and vectors are loaded as what they are
${composites}
body: %loaded = OpLoad {%structure | twin-structure: %twin | array: %array
  | first-member: %uint} %variable
%components = OpLoad {%float4 | short-vector: %float3 | component-type: %int4} %vector`,
  pairOf`load-type/beside-untyped
an untyped pointer is loaded from as any type, a chain as the type that it reaches
${untyped}
annotations: ${untypedBuffer}
declarations: ${untypedDeclarations}
%function_array = OpTypeArray %float %uint_2
%to_array = OpTypePointer Function %function_array
%to_float = OpTypePointer Function %float
body: %local = OpVariable %to_array Function
%element = OpAccessChain %to_float %local %uint_1
%any = OpLoad %int %untyped_buffer
%other = OpLoad %float2 %untyped_buffer
%value = OpLoad %float %element`,
  pairOf`load-not-void/kernel
a pointer to void is cast before anything is loaded through it
${takesVoidPointer}
body: %cast = OpBitcast %to_uint %parameter
%value = OpLoad {%uint %cast | pointer-to-void: %void %parameter}`,
  pairOf`load-not-void/untyped
an untyped pointer gives the type that is asked for
${untyped}
annotations: ${untypedBuffer}
declarations: ${untypedDeclarations}
body: %value = OpLoad {%uint | as-void: %void} %untyped_buffer`,
  pairOf`load-fixed-size/beside-a-run-time-array
elements of a run-time array are loaded, never all
entryPoints: OpEntryPoint GLCompute %main "main" %buffer
annotations: OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 16
OpMemberDecorate %nested 0 Offset 0
OpMemberDecorate %nested 1 Offset 4
OpDecorate %elements ArrayStride 4
OpDecorate %fixed ArrayStride 4
${bindingOf('buffer')}
declarations: %elements = OpTypeRuntimeArray %uint
%fixed = OpTypeArray %uint %uint_4
%nested = OpTypeStruct %uint %elements
%block = OpTypeStruct %fixed %nested
%to_block = OpTypePointer StorageBuffer %block
%to_fixed = OpTypePointer StorageBuffer %fixed
%to_nested = OpTypePointer StorageBuffer %nested
%to_elements = OpTypePointer StorageBuffer %elements
%to_uint = OpTypePointer StorageBuffer %uint
%buffer = OpVariable %to_block StorageBuffer
body: %array = OpAccessChain %to_fixed %buffer %uint_0
%inner = OpAccessChain %to_nested %buffer %uint_1
%all = OpAccessChain %to_elements %inner %uint_1
%one = OpAccessChain %to_uint %all %uint_3
%four = OpLoad %fixed %array
%value = OpLoad {%uint %one | array: %elements %all | structure: %nested %inner
  | structure-in-a-structure: %block %buffer}`,
  pairOf`load-fixed-size/untyped
an untyped pointer to a block gives one word of it
${untyped}
annotations: ${untypedBuffer}
declarations: ${untypedDeclarations}
body: %value = OpLoad %uint %untyped_buffer`,
  pairOf`store-pointer/into-a-variable
a number is stored through a variable
${number}
body: %value = OpLoad %uint %variable
OpStore {%variable | into-a-constant: %uint_2 | into-a-loaded-value: %value
  | into-undefined: %undefined | into-a-type: %pointer} %uint_1`,
  pairOf`store-type/scalars
a number is stored into a number of its type
${number}
body: OpStore %variable {%uint_1 | other-sign: %int_1 | other-kind: %float_1 | boolean: %true}`,
  pairOf`store-type/composites
structures and vectors are stored into what they are
${composites}
body: OpStore %variable {%a_structure | twin-structure: %a_twin | array: %an_array
  | first-member: %uint_1}
OpStore %vector {%a_vector | short-vector: %short_vector | component-type: %integers}`,
  pairOf`store-object/untyped
objects of any type are stored through an untyped pointer
${untyped}
imports: %extended = OpExtInstImport "GLSL.std.450"
debug: %name = OpString "text"
annotations: ${untypedBuffer}
%group = OpDecorationGroup
declarations: ${untypedDeclarations}
before: %helper = OpFunction %void None %signature
%begin = OpLabel
OpReturn
OpFunctionEnd
body: %called = OpFunctionCall %void %helper
OpStore %untyped_buffer %uint_1
OpStore %untyped_buffer {%float_1 | a-type: %float | a-void-result: %called | a-string: %name
  | an-import: %extended | a-decoration-group: %group}`,
  pairOf`store-not-read-only/interface
an input is read and an output is written
${fragment}
entryPoints: OpEntryPoint Fragment %main "main" %from %to
annotations: OpDecorate %from Location 0
OpDecorate %to Location 0
declarations: %input_vector = OpTypePointer Input %float4
%input_float = OpTypePointer Input %float
%output = OpTypePointer Output %float4
%from = OpVariable %input_vector Input
%to = OpVariable %output Output
body: %component = OpAccessChain %input_float %from %uint_1
%copy = OpCopyObject %input_vector %from
%color = OpLoad %float4 %from
%first = OpLoad %float %component
OpStore {%to %color | variable: %from %color | component: %component %first | copy: %copy %color}`,
  pairOf`store-not-read-only/push-constants
a push constant is read, a storage buffer written
entryPoints: OpEntryPoint GLCompute %main "main" %pushed %buffer
annotations: OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %buffer_block Block
OpMemberDecorate %buffer_block 0 Offset 0
${bindingOf('buffer')}
declarations: %block = OpTypeStruct %uint
%buffer_block = OpTypeStruct %uint
%to_block = OpTypePointer PushConstant %block
%pushed_uint = OpTypePointer PushConstant %uint
%to_buffer_block = OpTypePointer StorageBuffer %buffer_block
%buffer_uint = OpTypePointer StorageBuffer %uint
%pushed = OpVariable %to_block PushConstant
%buffer = OpVariable %to_buffer_block StorageBuffer
body: %from = OpAccessChain %pushed_uint %pushed %uint_0
%to = OpInBoundsAccessChain %buffer_uint %buffer %uint_0
%value = OpLoad %uint %from
{OpStore %to %value
| member: OpStore %from %value
| whole-block:
%block_value = OpLoad %block %pushed
OpStore %pushed %block_value}`,
  pairOf`store-not-read-only/kernel-constant
constant memory of a kernel is read, global memory written
${kernel}
entryPoints: OpEntryPoint Kernel %main "main" %table
declarations: %constant_array = OpTypeArray %uint %uint_2
%to_array = OpTypePointer UniformConstant %constant_array
%constant_uint = OpTypePointer UniformConstant %uint
%global_uint = OpTypePointer CrossWorkgroup %uint
%null = OpConstantNull %constant_array
%table = OpVariable %to_array UniformConstant %null
%takes_pointers = OpTypeFunction %void %global_uint %constant_uint
main: %main = OpFunction %void None %takes_pointers
%to = OpFunctionParameter %global_uint
%from = OpFunctionParameter %constant_uint
%entry = OpLabel
body: %element = OpAccessChain %constant_uint %table %uint_1
%value = OpLoad %uint %element
OpStore {%to | parameter: %from | element: %element} %value`,
]
