import { pair } from '../pairs/pair.ts'
import { pairOf } from '../pairs/pair-of.ts'
import {
  bindingOf,
  bindingsOf,
  cooperativeMatrices,
  fragment,
  kernel,
  untypedPointers,
} from '../pairs/pieces.ts'
import type { Edit } from '../pairs/ways.ts'
import { untyped, untypedBuffer, untypedDeclarations } from './memory-accesses.ts'

/** A fragment shader with a block that no path reaches. */
const unreachable = {
  ...fragment,
  entryPoints: 'OpEntryPoint Fragment %main "main" %from %to %own %number',
  annotations: 'OpDecorate %from Location 0\nOpDecorate %to Location 0',
  declarations: `%input = OpTypePointer Input %float4
%output = OpTypePointer Output %float4
%private_float4 = OpTypePointer Private %float4
%private_uint = OpTypePointer Private %uint
%from = OpVariable %input Input
%to = OpVariable %output Output
%own = OpVariable %private_float4 Private
%number = OpVariable %private_uint Private
%zeros = OpConstantNull %float4`,
  end: `OpReturn
%dead = OpLabel
%loaded = OpLoad %float4 %from
OpStore %own %zeros
OpCopyMemory %to %own
OpUnreachable`,
}

const summary = 'a block that no path reaches loads, stores and copies as all blocks do'

const cooperative = {
  ...cooperativeMatrices,
  entryPoints: 'OpEntryPoint GLCompute %main "main" %buffer',
  annotations: `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %elements ArrayStride 4
${bindingOf('buffer')}`,
  declarations: `%elements = OpTypeRuntimeArray %float
%block = OpTypeStruct %elements
%to_block = OpTypePointer StorageBuffer %block
%to_float = OpTypePointer StorageBuffer %float
%matrix = OpTypeCooperativeMatrixKHR %float %uint_3 %uint_8 %uint_8 %uint_2
%buffer = OpVariable %to_block StorageBuffer`,
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
changed: OpLoad %float4 {%from | constant: %zeros}`,
  pairOf`load-type/unreachable
${summary}
${unreachable}
changed: OpLoad {%float4 | short-vector: %float3} %from`,
  pairOf`store-pointer/unreachable
${summary}
${unreachable}
changed: OpStore {%own | constant: %zeros} %zeros`,
  pairOf`store-type/unreachable
${summary}
${unreachable}
changed: OpStore %own {%zeros | component: %float_0}`,
  pairOf`store-not-read-only/unreachable
${summary}
${unreachable}
changed: OpStore {%own | input: %from} %zeros`,
  pairOf`copy-memory-type/unreachable
${summary}
${unreachable}
changed: OpCopyMemory %to {%own | number: %number}`,
  pairOf`copy-memory-pointers/unreachable
${summary}
${unreachable}
changed: OpCopyMemory %to {%own | loaded-value: %loaded}`,
  pairOf`load-fixed-size/descriptors
from a run-time array of images one image is loaded
${fragment}
capabilities: OpCapability Shader
OpCapability RuntimeDescriptorArray
entryPoints: OpEntryPoint Fragment %main "main" %images
annotations: ${bindingOf('images')}
declarations: %image = OpTypeImage %float 2D 0 0 0 1 Unknown
%all = OpTypeRuntimeArray %image
%to_all = OpTypePointer UniformConstant %all
%to_image = OpTypePointer UniformConstant %image
%images = OpVariable %to_all UniformConstant
body: %third = OpAccessChain %to_image %images %uint_2
%loaded = OpLoad {%image %third | all-images: %all %images}`,
  pairOf`copy-memory-fixed-size/untyped
the typed pointer of a copy is to one element
${untypedPointers}
entryPoints: OpEntryPoint GLCompute %main "main" %buffer %untyped_buffer
annotations: OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %elements ArrayStride 4
${bindingsOf(['buffer', 'untyped_buffer'])}
declarations: %elements = OpTypeRuntimeArray %uint
%block = OpTypeStruct %elements
%to_block = OpTypePointer StorageBuffer %block
%to_elements = OpTypePointer StorageBuffer %elements
%to_uint = OpTypePointer StorageBuffer %uint
%untyped = OpTypeUntypedPointerKHR StorageBuffer
%buffer = OpVariable %to_block StorageBuffer
%untyped_buffer = OpUntypedVariableKHR %untyped StorageBuffer %block
body: %all = OpAccessChain %to_elements %buffer %uint_0
%one = OpAccessChain %to_uint %all %uint_1
OpCopyMemory %untyped_buffer %one
OpCopyMemory %one %untyped_buffer`,

  pairOf`load-not-function/of-a-shader
a number is loaded through an untyped pointer, a function is called
${untyped}
annotations: ${untypedBuffer}
declarations: ${untypedDeclarations}
%of_number = OpTypeFunction %uint %uint
body: %value = OpLoad {%uint | type-of-main: %signature | type-of-no-function: %of_number} %untyped_buffer`,
  pairOf`load-not-function/of-a-kernel
a number is loaded through an untyped chain and an untyped parameter
${kernel}
capabilities: ${kernel.capabilities}
OpCapability UntypedPointersKHR
extensions: ${untyped.extensions}
declarations: %untyped = OpTypeUntypedPointerKHR CrossWorkgroup
%takes_pointer = OpTypeFunction %void %untyped
%array = OpTypeArray %uint %uint_2
main: %main = OpFunction %void None %takes_pointer
%parameter = OpFunctionParameter %untyped
%entry = OpLabel
body: %element = OpUntypedAccessChainKHR %untyped %array %parameter %uint_1
%value = OpLoad {%uint | through-a-chain: %takes_pointer} %element
%number = OpLoad {%uint | through-a-parameter: %takes_pointer} %parameter`,

  pairOf`memory-operands-aligned/cooperative-matrices
alignments of cooperative matrices are powers of two
${cooperative}
body: %first = OpAccessChain %to_float %buffer %uint_0 %uint_0
%loaded = OpCooperativeMatrixLoadKHR %matrix %first %uint_0 %uint_8 Aligned {16 | load: 20}
OpCooperativeMatrixStoreKHR %first %loaded %uint_0 %uint_8 Volatile|Aligned {32 | store: 0}`,
  ...rules.map(({ rule, ways }) =>
    pair(
      rule,
      'cooperative-matrices',
      'a cooperative matrix is made visible when it is loaded, available when it is stored',
      {
        ...cooperative,
        body: `%first = OpAccessChain %to_float %buffer %uint_0 %uint_0
%loaded = OpCooperativeMatrixLoadKHR %matrix %first %uint_0 %uint_8 ${visible}
OpCooperativeMatrixStoreKHR %first %loaded %uint_0 %uint_8 ${available}`,
      },
      ways,
    ),
  ),
]
