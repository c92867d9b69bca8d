import { pairOf, ways } from '../pairs/pair-of.ts'
import { bindingOf, bindingsOf, cooperativeMatrices, fragment, kernel } from '../pairs/pieces.ts'
import type { Edit } from '../pairs/ways.ts'
import { untyped, untypedBuffer, untypedDeclarations } from './memory-accesses.ts'

/** A fragment shader with a block that no path reaches. */
const unreachable = {
  ...fragment,
  entryPoints:
    'Fragment %main %variable_Input_float4 %variable_Output_float4 %variable_Private_float4 %variable_Private_uint',
  annotations:
    'OpDecorate %variable_Input_float4 Location 0\nOpDecorate %variable_Output_float4 Location 0',
  end: `OpReturn
%dead: %loaded = OpLoad %float4 %variable_Input_float4
OpStore %variable_Private_float4 %null_float4
OpCopyMemory %variable_Output_float4 %variable_Private_float4
OpUnreachable`,
}

const summary = 'a block that no path reaches loads, stores and copies as all blocks do'

const cooperative = {
  ...cooperativeMatrices,
  annotations: `%float_runtime_array_only Block, 0 Offset 0
%float_runtime_array ArrayStride 4
${bindingOf('buffer')}`,
  declarations: `%matrix = OpTypeCooperativeMatrixKHR %float %uint_3 %uint_8 %uint_8 %uint_2
%buffer = OpVariable %pointer_StorageBuffer_float_runtime_array_only StorageBuffer`,
}

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

/** Pairs of the rules on accesses in other blocks and functions, of types that memory does not hold, and of cooperative matrices. */
export const pairs = [
  pairOf`load-pointer/unreachable
${summary}
${unreachable}
changed: OpLoad %float4 {%variable_Input_float4 | constant: %null_float4}`,
  pairOf`load-type/unreachable
${summary}
${unreachable}
changed: OpLoad {%float4 | short-vector: %float3} %variable_Input_float4`,
  pairOf`store-pointer/unreachable
${summary}
${unreachable}
changed: OpStore {%variable_Private_float4 | constant: %null_float4} %null_float4`,
  pairOf`store-type/unreachable
${summary}
${unreachable}
changed: OpStore %variable_Private_float4 {%null_float4 | component: %float_0}`,
  pairOf`store-not-read-only/unreachable
${summary}
${unreachable}
changed: OpStore {%variable_Private_float4 | input: %variable_Input_float4} %null_float4`,
  pairOf`copy-memory-type/unreachable
${summary}
${unreachable}
changed: OpCopyMemory %variable_Output_float4 {%variable_Private_float4 | number: %variable_Private_uint}`,
  pairOf`copy-memory-pointers/unreachable
${summary}
${unreachable}
changed: OpCopyMemory %variable_Output_float4 {%variable_Private_float4 | loaded-value: %loaded}`,
  pairOf`load-fixed-size/descriptors
from a run-time array of images one image is loaded
${fragment}
capabilities: Shader RuntimeDescriptorArray
declarations: %all = OpTypeRuntimeArray %image_float_2D_0_0_0_1_Unknown
%to_image = OpTypePointer UniformConstant %image_float_2D_0_0_0_1_Unknown
body: %third = OpAccessChain %to_image %variable_UniformConstant_all_bound_0 %uint_2
%loaded = OpLoad {%image_float_2D_0_0_0_1_Unknown %third | all-images: %all %variable_UniformConstant_all_bound_0}`,
  pairOf`copy-memory-fixed-size/untyped
the typed pointer of a copy is to one element
annotations: ${bindingsOf(['buffer', 'untyped_buffer'])}
declarations: %buffer = OpVariable %pointer_StorageBuffer_block_stride4_uint_runtime_array StorageBuffer
%untyped_buffer = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer %block_stride4_uint_runtime_array
body: %all = OpAccessChain %pointer_StorageBuffer_stride4_uint_runtime_array %buffer %uint_0
%one = OpAccessChain %pointer_StorageBuffer_uint %all %uint_1
OpCopyMemory %untyped_buffer %one
OpCopyMemory %one %untyped_buffer`,

  pairOf`load-not-function/of-a-shader
a number is loaded through an untyped pointer, a function is called
annotations: ${untypedBuffer}
declarations: ${untypedDeclarations}
body: %value = OpLoad {%uint | type-of-main: %signature | type-of-no-function: %signature_uint_of_uint} %untyped_buffer`,
  pairOf`load-not-function/of-a-kernel
a number is loaded through an untyped chain and an untyped parameter
${kernel}
extensions: ${untyped.extensions}
main: %main = OpFunction %void None %signature_void_of_untyped_pointer_CrossWorkgroup
%parameter = OpFunctionParameter %untyped_pointer_CrossWorkgroup
%entry:
body: %element = OpUntypedAccessChainKHR %untyped_pointer_CrossWorkgroup %uints %parameter %uint_1
%value = OpLoad {%uint | through-a-chain: %signature_void_of_untyped_pointer_CrossWorkgroup} %element
%number = OpLoad {%uint | through-a-parameter: %signature_void_of_untyped_pointer_CrossWorkgroup} %parameter`,

  pairOf`memory-operands-aligned/cooperative-matrices
alignments of cooperative matrices are powers of two
${cooperative}
body: %first = OpAccessChain %pointer_StorageBuffer_float %buffer %uint_0 %uint_0
%loaded = OpCooperativeMatrixLoadKHR %matrix %first %uint_0 %uint_8 Aligned {16 | load: 20}
OpCooperativeMatrixStoreKHR %first %loaded %uint_0 %uint_8 Volatile|Aligned {32 | store: 0}`,
  ...rules.map(
    ({ rule, ways: own }) =>
      pairOf`${rule}/cooperative-matrices
a cooperative matrix is made visible when it is loaded, available when it is stored
${cooperative}
body: %first = OpAccessChain %pointer_StorageBuffer_float %buffer %uint_0 %uint_0
%loaded = OpCooperativeMatrixLoadKHR %matrix %first %uint_0 %uint_8 ${visible}
OpCooperativeMatrixStoreKHR %first %loaded %uint_0 %uint_8 ${available}
${ways(own)}`,
  ),
]
