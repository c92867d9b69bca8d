import { pairIn, pairOf, piecesOf, tagIn, ways } from '../pairs/pair-of.ts'
import { bindingOf, bindingsOf, cooperativeMatrices, fragment } from '../pairs/pieces.ts'
import { inFragment, inKernel } from '../pairs/tags.ts'
import type { Edit } from '../pairs/ways.ts'

/** A shader with a buffer that is reached through an untyped pointer. */
export const untyped = piecesOf`extensions: OpExtension "SPV_KHR_untyped_pointers"`

/** Its annotations. */
export const untypedBuffer = `%block Block, 0 Offset 0, 1 Offset 4
OpDecorate %uint_runtime_array ArrayStride 4
${bindingOf('untyped_buffer')}`

/** Its types, and the buffer. */
export const untypedDeclarations = `%block = OpTypeStruct %uint %uint_runtime_array
%untyped_buffer = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer %block`

/** A fragment shader with a block that no path reaches. */
const inUnreachable = tagIn(fragment)`
annotations: OpDecorate %variable_Input_float4 Location 0
OpDecorate %variable_Output_float4 Location 0
end: OpReturn
%dead: %loaded = OpLoad %float4 %variable_Input_float4
OpStore %variable_Private_float4 %null_float4
OpCopyMemory %variable_Output_float4 %variable_Private_float4
OpUnreachable`

const summary = 'a block that no path reaches loads, stores and copies as all blocks do'

const inCooperative = tagIn(cooperativeMatrices)`
annotations: %float_runtime_array_only Block, 0 Offset 0
%float_runtime_array ArrayStride 4
${bindingOf('buffer')}
declarations: %matrix = OpTypeCooperativeMatrixKHR %float %uint_3 %uint_8 %uint_8 %uint_2
%buffer = OpVariable %pointer_StorageBuffer_float_runtime_array_only StorageBuffer`

const visible = 'MakePointerVisible|NonPrivatePointer %uint_2'
const available = 'MakePointerAvailable|NonPrivatePointer %uint_2'

const rules: readonly { readonly rule: string; readonly ways: Record<string, readonly Edit[]> }[] =
  [
    {
      rule: 'memory-operands-non-private',
      ways: {
        load: [[visible, 'MakePointerVisible %uint_2']],
        store: [[available, 'MakePointerAvailable %uint_2']],
      },
    },
    { rule: 'memory-operands-available', ways: { load: [[visible, available]] } },
    { rule: 'memory-operands-visible', ways: { store: [[available, visible]] } },
  ]

const inUntypedBlock = pairIn({ annotations: untypedBuffer, declarations: untypedDeclarations })

/** Pairs of the rules on what is loaded and stored. */
export const pairs = [
  pairOf`load-pointer/from-a-variable: a number is loaded through a variable
body: %value = OpLoad %uint %variable_Private_uint
%again = OpLoad %uint {%variable_Private_uint | from-a-constant: %uint_1 | from-a-loaded-value: %value
  | from-undefined: %a_uint | from-a-type: %pointer_Private_uint}`,
  pairOf`load-pointer/from-a-parameter: a function loads through its parameter that is a pointer, not through the other
before: %uint %helper(%pointer_Private_uint %first, %uint %second)
%loaded = OpLoad %uint {%first | from-a-number: %second}
OpReturnValue %loaded
body: %called = OpFunctionCall %uint %helper %variable_Private_uint %uint_1`,
  pairOf`load-type/scalars: a number is loaded as a number of its type
body: %value = OpLoad {%uint | other-sign: %int | other-kind: %float | boolean: %bool | vector: %uint2
  | function-type: %signature} %variable_Private_uint`,
  pairOf`load-type/composites: structures and vectors are loaded as what they are
body: %loaded = OpLoad {%uint_pair | twin-structure: %second_uint_pair | array: %uints
  | first-member: %uint} %variable_Private_uint_pair
%components = OpLoad {%float4 | short-vector: %float3 | component-type: %int4} %variable_Private_float4`,
  inUntypedBlock`load-type/beside-untyped
an untyped pointer is loaded from as any type, a chain as the type that it reaches
body: %element = OpAccessChain %pointer_Function_float %variable_Function_floats %uint_1
%any = OpLoad %int %untyped_buffer
%other = OpLoad %float2 %untyped_buffer
%value = OpLoad %float %element`,
  inKernel`load-not-void/kernel: a pointer to void is cast before anything is loaded through it
main: %void %main(%pointer_CrossWorkgroup_void %parameter)
body: %cast = OpBitcast %pointer_CrossWorkgroup_uint %parameter
%value = OpLoad {%uint %cast | pointer-to-void: %void %parameter}`,
  inUntypedBlock`load-not-void/untyped: an untyped pointer gives the type that is asked for
body: %value = OpLoad {%uint | as-void: %void} %untyped_buffer`,
  pairOf`load-fixed-size/beside-a-run-time-array: elements of a run-time array are loaded, never all
annotations: %block Block, 0 Offset 0, 1 Offset 16
%nested 0 Offset 0, 1 Offset 4
${bindingOf('variable_StorageBuffer_block')}
declarations: %nested = OpTypeStruct %uint %stride4_uint_runtime_array
%block = OpTypeStruct %stride4_uint_array4 %nested
body: %array = OpAccessChain %pointer_StorageBuffer_stride4_uint_array4 %variable_StorageBuffer_block %uint_0
%inner = OpAccessChain %pointer_StorageBuffer_nested %variable_StorageBuffer_block %uint_1
%all = OpAccessChain %pointer_StorageBuffer_stride4_uint_runtime_array %inner %uint_1
%one = OpAccessChain %pointer_StorageBuffer_uint %all %uint_3
%four = OpLoad %stride4_uint_array4 %array
%value = OpLoad {%uint %one | array: %stride4_uint_runtime_array %all | structure: %nested %inner
  | structure-in-a-structure: %block %variable_StorageBuffer_block}`,
  inUntypedBlock`load-fixed-size/untyped: an untyped pointer to a block gives one word of it
body: %value = OpLoad %uint %untyped_buffer`,
  pairOf`store-pointer/into-a-variable: a number is stored through a variable
body: %value = OpLoad %uint %variable_Private_uint
OpStore {%variable_Private_uint | into-a-constant: %uint_2 | into-a-loaded-value: %value
  | into-undefined: %a_uint | into-a-type: %pointer_Private_uint} %uint_1`,
  pairOf`store-type/scalars: a number is stored into a number of its type
body: OpStore %variable_Private_uint {%uint_1 | other-sign: %int_1 | other-kind: %float_1 | boolean: %true}`,
  pairOf`store-type/composites: structures and vectors are stored into what they are
body: OpStore %variable_Private_uint_pair {%null_uint_pair | twin-structure: %null_second_uint_pair | array: %null_uints
  | first-member: %uint_1}
OpStore %variable_Private_float4 {%null_float4 | short-vector: %null_float3 | component-type: %null_int4}`,
  inUntypedBlock`store-object/untyped: objects of any type are stored through an untyped pointer
imports: %extended = OpExtInstImport "GLSL.std.450"
debug: %name = OpString "text"
+annotations: %group = OpDecorationGroup
before: %void %helper()
body: %called = OpFunctionCall %void %helper
OpStore %untyped_buffer %uint_1
OpStore %untyped_buffer {%float_1 | a-type: %float | a-void-result: %called | a-string: %name
  | an-import: %extended | a-decoration-group: %group}`,
  inFragment`store-not-read-only/interface: an input is read and an output is written
body: %component = OpAccessChain %pointer_Input_float %variable_Input_float4_at_0 %uint_1
%copy = OpCopyObject %pointer_Input_float4 %variable_Input_float4_at_0
%color = OpLoad %float4 %variable_Input_float4_at_0
%first = OpLoad %float %component
OpStore {%variable_Output_float4_at_0 %color | variable: %variable_Input_float4_at_0 %color | component: %component %first | copy: %copy %color}`,
  pairOf`store-not-read-only/push-constants: a push constant is read, a storage buffer written
body: %from = OpAccessChain %pointer_PushConstant_uint %variable_PushConstant_block_uint %uint_0
%to = OpInBoundsAccessChain %pointer_StorageBuffer_uint %variable_StorageBuffer_second_block_uint_bound_0 %uint_0
%value = OpLoad %uint %from
{OpStore %to %value
| member: OpStore %from %value
| whole-block:
%block_value = OpLoad %block_uint %variable_PushConstant_block_uint
OpStore %variable_PushConstant_block_uint %block_value}`,
  inKernel`store-not-read-only/kernel-constant: constant memory of a kernel is read, global memory written
declarations: %table = OpVariable %pointer_UniformConstant_uints UniformConstant %null_uints
main: %void %main(%pointer_CrossWorkgroup_uint %to, %pointer_UniformConstant_uint %from)
body: %element = OpAccessChain %pointer_UniformConstant_uint %table %uint_1
%value = OpLoad %uint %element
OpStore {%to | parameter: %from | element: %element} %value`,
  pairOf`variable-not-void/shader in spv1.0, spv1.6: variables of a shader hold numbers
declarations: %own = OpVariable {%pointer_Private_uint | private: %pointer_Private_void} Private
%shared = OpVariable {%pointer_Workgroup_uint | workgroup: %pointer_Workgroup_void} Workgroup
body: %local = OpVariable {%pointer_Function_uint | function: %pointer_Function_void} Function`,
  inKernel`variable-not-void/kernel in spv1.0, spv1.6: a pointer to void is passed, but what is allocated is a number
declarations: %global = OpVariable {%pointer_CrossWorkgroup_uint | cross-workgroup: %pointer_CrossWorkgroup_void} CrossWorkgroup
before: %void %helper(%pointer_CrossWorkgroup_void %parameter)`,
  inUnreachable`load-pointer/unreachable: ${summary}
changed: OpLoad %float4 {%variable_Input_float4 | constant: %null_float4}`,
  inUnreachable`load-type/unreachable: ${summary}
changed: OpLoad {%float4 | short-vector: %float3} %variable_Input_float4`,
  inUnreachable`store-pointer/unreachable: ${summary}
changed: OpStore {%variable_Private_float4 | constant: %null_float4} %null_float4`,
  inUnreachable`store-type/unreachable: ${summary}
changed: OpStore %variable_Private_float4 {%null_float4 | component: %float_0}`,
  inUnreachable`store-not-read-only/unreachable: ${summary}
changed: OpStore {%variable_Private_float4 | input: %variable_Input_float4} %null_float4`,
  inUnreachable`copy-memory-type/unreachable: ${summary}
changed: OpCopyMemory %variable_Output_float4 {%variable_Private_float4 | number: %variable_Private_uint}`,
  inUnreachable`copy-memory-pointers/unreachable: ${summary}
changed: OpCopyMemory %variable_Output_float4 {%variable_Private_float4 | loaded-value: %loaded}`,
  inFragment`load-fixed-size/descriptors: from a run-time array of images one image is loaded
capabilities: Shader RuntimeDescriptorArray
declarations: %all = OpTypeRuntimeArray %image_float_2D_0_0_0_1_Unknown
%to_image = OpTypePointer UniformConstant %image_float_2D_0_0_0_1_Unknown
body: %third = OpAccessChain %to_image %variable_UniformConstant_all_bound_0 %uint_2
%loaded = OpLoad {%image_float_2D_0_0_0_1_Unknown %third | all-images: %all %variable_UniformConstant_all_bound_0}`,
  pairOf`copy-memory-fixed-size/untyped: the typed pointer of a copy is to one element
annotations: ${bindingsOf(['buffer', 'untyped_buffer'])}
declarations: %buffer = OpVariable %pointer_StorageBuffer_block_stride4_uint_runtime_array StorageBuffer
%untyped_buffer = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer %block_stride4_uint_runtime_array
body: %all = OpAccessChain %pointer_StorageBuffer_stride4_uint_runtime_array %buffer %uint_0
%one = OpAccessChain %pointer_StorageBuffer_uint %all %uint_1
OpCopyMemory %untyped_buffer %one
OpCopyMemory %one %untyped_buffer`,

  inUntypedBlock`load-not-function/of-a-shader: a number is loaded through an untyped pointer, a function is called
body: %value = OpLoad {%uint | type-of-main: %signature | type-of-no-function: %signature_uint_of_uint} %untyped_buffer`,
  inKernel`load-not-function/of-a-kernel: a number is loaded through an untyped chain and an untyped parameter
extensions: ${untyped.extensions}
main: %void %main(%untyped_pointer_CrossWorkgroup %parameter)
body: %element = OpUntypedAccessChainKHR %untyped_pointer_CrossWorkgroup %uints %parameter %uint_1
%value = OpLoad {%uint | through-a-chain: %signature_void_of_untyped_pointer_CrossWorkgroup} %element
%number = OpLoad {%uint | through-a-parameter: %signature_void_of_untyped_pointer_CrossWorkgroup} %parameter`,

  inCooperative`memory-operands-aligned/cooperative-matrices: alignments of cooperative matrices are powers of two
body: %first = OpAccessChain %pointer_StorageBuffer_float %buffer %uint_0 %uint_0
%loaded = OpCooperativeMatrixLoadKHR %matrix %first %uint_0 %uint_8 Aligned {16 | load: 20}
OpCooperativeMatrixStoreKHR %first %loaded %uint_0 %uint_8 Volatile|Aligned {32 | store: 0}`,
  ...rules.map(
    ({ rule, ways: own }) =>
      inCooperative`${rule}/cooperative-matrices
a cooperative matrix is made visible when it is loaded, available when it is stored
body: %first = OpAccessChain %pointer_StorageBuffer_float %buffer %uint_0 %uint_0
%loaded = OpCooperativeMatrixLoadKHR %matrix %first %uint_0 %uint_8 ${visible}
OpCooperativeMatrixStoreKHR %first %loaded %uint_0 %uint_8 ${available}
${ways(own)}`,
  ),
]
