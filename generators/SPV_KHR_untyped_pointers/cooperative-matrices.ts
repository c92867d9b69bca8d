import { pairIn, pairOf, piecesIn } from '../pairs/pair-of.ts'
import { bindingsOf, cooperativeMatrices } from '../pairs/pieces.ts'
import { kinds, noPointer, withCapabilities } from './shared/pieces.ts'

const extensions = `${kinds.shader.extensions}\n${cooperativeMatrices.extensions}`

/** A shader with an array of numbers in a storage buffer, behind an untyped variable and a typed one. */
const shader = piecesIn(cooperativeMatrices)`+capabilities: OpCapability UntypedPointersKHR
extensions: ${extensions}
annotations: ${bindingsOf(['untyped', 'typed'])}
declarations: %to_block = OpTypePointer StorageBuffer %block_float_and_stride4_float_runtime_array
%untyped = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer %block_float_and_stride4_float_runtime_array
%typed = OpVariable %to_block StorageBuffer`

const inShader = pairIn(shader)

/** Pointers to the elements. */
const elements = `%of_untyped = OpUntypedAccessChainKHR %untyped_pointer_StorageBuffer %block_float_and_stride4_float_runtime_array %untyped %uint_1 %uint_16
%of_typed = OpAccessChain %pointer_StorageBuffer_float %typed %uint_1 %uint_16`

/** The same behind addresses. */
const physical = piecesIn(kinds.physical)`+capabilities: VulkanMemoryModel CooperativeMatrixKHR
extensions: ${extensions}
memoryModel: OpMemoryModel PhysicalStorageBuffer64 Vulkan`

const addresses = `%of_untyped = OpConvertUToPtr %untyped_pointer_PhysicalStorageBuffer %null_ulong
%of_typed = OpConvertUToPtr %pointer_PhysicalStorageBuffer_float %null_ulong
%around = OpConvertUToPtr %pointer_PhysicalStorageBuffer_block_float %null_ulong
%array = OpConvertUToPtr %pointer_PhysicalStorageBuffer_stride4_float_array4 %null_ulong
%pointer = OpConvertUToPtr %pointer_PhysicalStorageBuffer_untyped_pointer_PhysicalStorageBuffer %null_ulong
%vector = OpConvertUToPtr %pointer_PhysicalStorageBuffer_float4 %null_ulong`

const kernel = { ...withCapabilities(kinds.kernel, 'CooperativeMatrixKHR'), extensions }

/** Null pointers of a kernel. */
const nulls = `%of_untyped = OpCopyObject %untyped_pointer_CrossWorkgroup %null_untyped_pointer_CrossWorkgroup
%of_typed = OpCopyObject %pointer_CrossWorkgroup_float %null_pointer_CrossWorkgroup_float
%around = OpCopyObject %pointer_CrossWorkgroup_float_only %null_pointer_CrossWorkgroup_float_only
%array = OpCopyObject %pointer_CrossWorkgroup_floats %null_pointer_CrossWorkgroup_floats
%pointer = OpCopyObject %pointer_CrossWorkgroup_untyped_pointer_Generic %null_pointer_CrossWorkgroup_untyped_pointer_Generic
%vector = OpCopyObject %pointer_CrossWorkgroup_float4 %null_pointer_CrossWorkgroup_float4`

/** Memory of matrices: pieces, pointers in a function, memory operands, and a structure with a pointer. */
const places = [
  ['storage-buffer', shader, elements, '', ''],
  [
    'physical-storage-buffer',
    physical,
    addresses,
    ' Aligned 16',
    '| structure-with-a-pointer: %a_untyped_pointer_PhysicalStorageBuffer_only',
  ],
  [
    'kernel',
    kernel,
    nulls,
    '',
    '| structure-with-a-pointer: %null_untyped_pointer_CrossWorkgroup_only',
  ],
] as const

function load(name: string, pointer: string, stride = '%uint_64', operands = ''): string {
  return `%${name} = OpCooperativeMatrixLoadKHR %float_c ${pointer} %uint_1 ${stride}${operands}`
}

function store(pointer: string, stride = '%uint_64', operands = ''): string {
  return `OpCooperativeMatrixStoreKHR ${pointer} %null_float_c %uint_1 ${stride}${operands}`
}

const notInteger =
  'boolean: %true | floating-point: %float_1 | structure: %null_uint_only | vector: %null_uint2'

/** Memory of a workgroup that is in no array, and in arrays. */
const groups = [
  'float',
  'float4',
  'float_pair',
  'float_array256',
  'float_array16_array16',
  'float_pair_array16',
]

/** Pairs of the rules on loads and stores of cooperative matrices. */
export const pairs = [
  ...places.flatMap(([name, pieces, pointers, operands, containing]) => [
    pairIn(pieces)`cooperative-matrix-pointer-is-a-pointer/${name}
matrices are loaded and stored through pointers of either kind
body: ${pointers}
${load('one', `{%of_untyped | ${noPointer} ${containing}}`, '%uint_64', operands)}
${load('two', '{%of_typed | typed-integer: %uint_1}', '%uint_16', operands)}
${store(`{%of_untyped | stored-integer: %uint_1 | stored-floating-point: %float_1}`, '%uint_64', operands)}
${store('%of_typed', '%uint_16', operands)}`,
    pairOf`cooperative-matrix-stride-is-a-scalar-integer/${name}: strides are integers of any width, constant or not
${pieces}
body: ${pointers}
%computed = OpIAdd %uint %uint_8 %uint_8
${load('one', '%of_untyped', `{%uint_64 | ${notInteger}}`, operands)}
${load('two', '%of_typed', `{%computed | typed-floating-point: %float_1}`, operands)}
${load('three', '%of_untyped', '%ulong_64', operands)}
${load('four', '%of_untyped', '%ushort_64', operands)}
${store('%of_untyped', `{%spec_uint_64 | stored-boolean: %true | stored-floating-point: %float_1 | stored-vector: %null_uint2}`, operands)}`,
  ]),
  ...places.slice(1).map(
    ([name, pieces, pointers, operands]) =>
      pairIn(pieces)`cooperative-matrix-typed-pointer-points-to-a-scalar-or-vector/${name}
typed pointers to matrices point to scalars and vectors, untyped ones into anything
body: ${pointers}
${load('one', '{%of_typed | cast-to-structure: %around | cast-to-array: %array | cast-to-pointer: %pointer}', '%uint_16', operands)}
${load('two', '%vector', '%uint_16', operands)}
${load('three', '%of_untyped', '%uint_64', operands)}
${store('{%of_typed | stored-to-structure: %around | stored-to-array: %array}', '%uint_16', operands)}`,
  ),
  inShader`cooperative-matrix-typed-pointer-points-to-a-scalar-or-vector/workgroup
typed pointers to matrices point to elements, not to aggregates around them
interfaces: ${groups.map((type) => `%variable_Workgroup_${type}`).join(' ')}
annotations:
declarations:
body: %element = OpAccessChain %pointer_Workgroup_float %variable_Workgroup_float_array16_array16 %uint_2 %uint_4
%inner = OpAccessChain %pointer_Workgroup_float_array16 %variable_Workgroup_float_array16_array16 %uint_2
%member = OpAccessChain %pointer_Workgroup_float %variable_Workgroup_float_pair_array16 %uint_2 %uint_1
%pair = OpAccessChain %pointer_Workgroup_float_pair %variable_Workgroup_float_pair_array16 %uint_2
${load('one', '{%element | aggregate-around-the-element: %inner}', '%uint_16')}
${load('two', '{%member | structure-around-the-element: %pair}', '%uint_16')}`,
  inShader`cooperative-matrix-typed-pointer-points-into-an-array/workgroup
typed pointers to matrices lead into arrays
interfaces: ${groups.map((type) => `%variable_Workgroup_${type}`).join(' ')}
annotations:
declarations:
body: %element = OpAccessChain %pointer_Workgroup_float %variable_Workgroup_float_array256 %uint_16
%further = OpInBoundsAccessChain %pointer_Workgroup_float %variable_Workgroup_float_array16_array16 %uint_2 %uint_4
%copied = OpCopyObject %pointer_Workgroup_float %further
%component = OpAccessChain %pointer_Workgroup_float %variable_Workgroup_float4 %uint_1
%member = OpAccessChain %pointer_Workgroup_float %variable_Workgroup_float_pair %uint_1
${load('one', '{%element | scalar-variable: %variable_Workgroup_float | vector-variable: %variable_Workgroup_float4 | component-of-a-vector: %component | member-of-a-structure: %member}', '%uint_16')}
${load('two', '%copied', '%uint_16')}
${store('{%further | stored-to-scalar-variable: %variable_Workgroup_float | stored-to-component: %component}', '%uint_16')}`,
  inShader`cooperative-matrix-typed-pointer-points-into-an-array/storage-buffer
typed pointers lead into a run-time array of a block, untyped ones need not
body: ${elements}
%member = OpAccessChain %pointer_StorageBuffer_float %typed %uint_0
${load('one', '{%of_typed | member-of-a-structure: %member}', '%uint_16')}
${load('two', '%untyped')}`,
]
