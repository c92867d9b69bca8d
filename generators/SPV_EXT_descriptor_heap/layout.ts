import { pairIn, pairOf, piecesIn } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'
import { hyphened } from '../signatures/hyphened.ts'
import {
  constant,
  inHeaps,
  inMemory,
  inVersion,
  offsetsOf,
  throughGroup,
  withCapabilities,
} from './shared/pieces.ts'

/** Arrays of blocks with descriptors: the outermost array, the form of offsets, the decoration, and the storage class. */
const arraysOfBlocks = [
  ['sized', 'literal', 'Block', 'StorageBuffer'],
  ['sized', 'literal', 'Block', 'Uniform'],
  ['sized', 'id', 'BufferBlock', 'Uniform'],
  ['run-time', 'id', 'Block', 'Uniform'],
  ['run-time', 'literal', 'Block', 'StorageBuffer'],
  ['run-time', 'literal', 'BufferBlock', 'Uniform'],
  ['nested', 'literal', 'BufferBlock', 'Uniform'],
  ['nested', 'id', 'Block', 'StorageBuffer'],
  ['nested', 'literal', 'Block', 'Uniform'],
] as const

/** The arrays that get a stride, by the row above. */
const broken = ['%array', '', '', '%array', '', '', '%array', '%outer']

const arrayOf = {
  sized: '%array = OpTypeArray %block %uint_3',
  'run-time': '%array = OpTypeRuntimeArray %block',
  nested: '%array = OpTypeArray %block %uint_3\n%outer = OpTypeArray %array %uint_3',
} as const

/** The pieces with what permits arrays of resources whose size is known at run time. */
function atRunTime(pieces: Pieces): Pieces {
  return piecesIn(withCapabilities(pieces, 'RuntimeDescriptorArray'))`
extensions: ${pieces.extensions}\nOpExtension "SPV_EXT_descriptor_indexing"`
}

function strides(array: string): string {
  if (array === '') return ''
  return `{ | id: OpDecorateId ${array} ArrayStrideIdEXT %uint_4096 | literal: OpDecorate ${array} ArrayStride 4096
  | literal-through-a-group: ${throughGroup('OpDecorate TARGET ArrayStride 4096', array)}}`
}

const buffer = '%buffer_StorageBuffer'

const block = 'OpDecorate %block Block\nOpMemberDecorate %block 0 Offset 0'

const runtime = `%array = OpTypeRuntimeArray ${buffer}`
const sized = `%array = OpTypeArray ${buffer} %uint_4`
const nested = `%inner = OpTypeArray ${buffer} %uint_4\n%array = OpTypeArray %inner %uint_4`
const grouped = `OpDecorateId %group ArrayStrideIdEXT %uint_64
%group = OpDecorationGroup
{OpGroupDecorate %group %array | removed:}`

/** Arrays of buffers in a block: declarations, the storage class, and decorations with the ways to lose a stride. */
const arrays = {
  'group-run-time': [runtime, 'Uniform', grouped],
  'group-sized': [sized, 'Uniform', grouped],
  'id-sized': [sized, 'Uniform', '{OpDecorateId %array ArrayStrideIdEXT %uint_64 | removed:}'],
  'literal-run-time': [runtime, 'StorageBuffer', '{OpDecorate %array ArrayStride 64 | removed:}'],
  'size-nested': [
    nested,
    'StorageBuffer',
    `{OpDecorateId %inner ArrayStrideIdEXT %size_of_buffer_StorageBuffer | inner-removed:}
{OpDecorateId %array ArrayStrideIdEXT %uint_4096 | outer-removed:}`,
  ],
} as const

/** Strides in memory that are not 0, or not known, and whether an array outside of memory has a stride as well. */
const nonzero = [
  ['one', '%uint_1', false],
  ['one-beside-another', '%uint_1', true],
  ['sign-bit', '%uint_0x80000000', false],
  ['most', '%uint_0xffffffff', false],
  ['spec-constant', '%spec_uint_64', false],
  ['spec-constant-of-zero', '%spec_uint_0', true],
  ['spec-constant-op', '%sum', false],
  ['spec-constant-op-of-zero', '%none', true],
  ['size', '%size_of_buffer_StorageBuffer', false],
] as const

/** Other arrays whose stride becomes 0: declarations, and decorations with STRIDE. */
const zeroed = {
  'run-time-through-a-group': [
    runtime,
    throughGroup('OpDecorateId TARGET ArrayStrideIdEXT STRIDE', '%array'),
  ],
  sized: [sized, 'OpDecorateId %array ArrayStrideIdEXT STRIDE'],
  nested: [
    nested,
    `OpDecorateId %inner ArrayStrideIdEXT STRIDE
OpDecorateId %array ArrayStrideIdEXT %uint_4096`,
  ],
} as const

/** Pairs of the rules on the layout of arrays, in memory and in heaps. */
export const pairs = [
  ...arraysOfBlocks.map(([array, form, decoration, storageClass], at) => {
    const isOld = decoration === 'BufferBlock'
    const type = array === 'nested' ? '%outer' : '%array'
    const sized = inMemory(
      type,
      storageClass,
      `${strides(broken[at] ?? '')}
OpDecorate %block ${decoration}
${offsetsOf('%block', form, 2, 16)}`,
      `%block = OpTypeStruct %uint %buffer_Uniform\n${arrayOf[array]}`,
    )
    const pieces = array === 'run-time' ? atRunTime(sized) : sized
    return pairOf`arrays-of-blocks-with-descriptors-have-no-stride/${array}-${form}-${hyphened(decoration)}-${hyphened(storageClass)}${isOld ? ' in spv1.3' : ''}
arrays of blocks with descriptors have no stride
${pieces}`
  }),
  ...Object.entries(arrays).map(
    ([name, [declarations, storageClass, annotations]]) =>
      pairOf`arrays-of-descriptors-have-a-stride/${name}
arrays with descriptors in memory have a stride of either form
${inMemory('%block', storageClass, `${block}\n${annotations}`, `${declarations}\n%block = OpTypeStruct %array`)}`,
  ),
  ...nonzero.map(
    ([name, stride, isBeside]) => inHeaps`array-stride-id-is-greater-than-zero/${name}
strides are 1 or more, or not known to be 0
annotations: ${block}
OpDecorateId %array ArrayStrideIdEXT {${stride} | zero: %uint_0${isBeside ? '' : ' | null: %null_uint'}}
${isBeside ? 'OpDecorateId %outside ArrayStrideIdEXT %uint_64' : ''}
%memory DescriptorSet 0, Binding 0
declarations: ${stride === '%sum' ? '%sum = OpSpecConstantOp %uint IAdd %uint_64 %uint_0' : ''}
${stride === '%none' ? '%none = OpSpecConstantOp %uint IAdd %uint_0 %uint_0' : ''}
${isBeside ? '%outside = OpTypeRuntimeArray %sampler' : ''}
%array = OpTypeRuntimeArray ${buffer}
%block = OpTypeStruct %array
%memory = OpVariable %pointer_StorageBuffer_block StorageBuffer`,
  ),
  ...Object.entries(zeroed).map(
    ([name, [declarations, annotations]]) => pairOf`array-stride-id-is-greater-than-zero/${name}
strides in memory are not 0
${inMemory('%block', 'Uniform', `${block}\n${annotations.replace('STRIDE', '{%uint_64 | zero: %uint_0 | null: %null_uint}')}`, `${declarations}\n%block = OpTypeStruct %array`)}`,
  ),
  inHeaps`array-stride-id-elsewhere-is-greater-than-zero/outside
arrays have strides that no object is of
annotations: OpDecorateId %array ArrayStrideIdEXT {%uint_1 | zero: %uint_0 | null: %null_uint}
OpDecorateId %sized ArrayStrideIdEXT {%size_of_sampler | zero-of-a-sized-array: %uint_0}
declarations: %array = OpTypeRuntimeArray %sampler
%sized = OpTypeArray %sampler %uint_8`,
  inHeaps`heap-access-has-explicit-layout/both-heaps
heaps are seen as arrays and structures with strides and offsets of either form
annotations: {OpMemberDecorateIdEXT %structure_inner_and_uint 0 OffsetIdEXT %uint_0 | member-by-an-id:}
OpMemberDecorateIdEXT %structure_inner_and_uint 1 OffsetIdEXT %uint_256
{OpMemberDecorate %inner 0 Offset 0 | nested-member-by-a-literal:}
OpMemberDecorate %inner 1 Offset 64
{OpDecorateId %records ArrayStrideIdEXT %uint_512 | array-by-an-id:}
{OpDecorateId %buffers ArrayStrideIdEXT %size_of_buffer_StorageBuffer | array-by-a-size:}
{OpDecorate %sampler_runtime_array ArrayStride 32 | samplers-by-a-literal:}
declarations: %inner = OpTypeStruct %uint ${buffer}
%records = OpTypeRuntimeArray %structure_inner_and_uint
%buffers = OpTypeRuntimeArray ${buffer}
body: %one = OpUntypedAccessChainKHR ${constant} %records %resource_heap %uint_2 %uint_0
%two = OpUntypedAccessChainKHR ${constant} %buffers %resource_heap %uint_2
%three = OpUntypedAccessChainKHR ${constant} %sampler_runtime_array %sampler_heap %uint_2`,
  pairIn(inVersion(0))`heap-access-has-explicit-layout/version-0 in spv1.0, spv1.6
heaps are seen as arrays with strides by literals
annotations: {OpDecorate %buffers ArrayStride 64 | array-by-a-literal:}
declarations: %buffers = OpTypeRuntimeArray ${buffer}
body: %slot = OpUntypedAccessChainKHR ${constant} %buffers %resource_heap %uint_2
%data = OpBufferPointerEXT %untyped_pointer_StorageBuffer %slot`,
]
