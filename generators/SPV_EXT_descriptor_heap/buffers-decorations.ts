import { pairOf } from '../pairs/pair-of.ts'
import { hyphened } from '../signatures/hyphened.ts'
import {
  constant,
  decorated,
  inResources,
  inVersion,
  onEach,
  slotOf,
  throughGroup,
} from './shared/pieces.ts'

function dataIn(storageClass: string, type = `%untyped_pointer_${storageClass}`): string {
  return `%slot = ${slotOf(`buffer_${storageClass}`)}
%data = OpBufferPointerEXT ${type} %slot`
}

/** Rules on decorations that are permitted, the decoration, the storage class, a result type, and the route. */
const permitted = [
  ['is-a-memory-object-declaration', 'Restrict', 'StorageBuffer', undefined, 'direct'],
  ['is-a-memory-object-declaration', 'Aliased', 'Uniform', undefined, 'group'],
  ['is-a-memory-object-declaration', 'Volatile', 'StorageBuffer', undefined, 'group'],
  ['is-a-memory-object-declaration', 'Coherent', 'Uniform', undefined, 'direct'],
  ['may-be-non-readable', 'NonReadable', 'StorageBuffer', undefined, 'direct'],
  ['may-be-non-readable', 'NonReadable', 'Uniform', '%pointer_Uniform_block_uint', 'group'],
] as const

/** Result types of pointers that are NonWritable. */
const unwritten = {
  untyped: ['%untyped_pointer_StorageBuffer', 'direct'],
  block: ['%pointer_StorageBuffer_block_uint', 'group'],
  'run-time-array': ['%pointer_StorageBuffer_stride4_uint_runtime_array', 'direct'],
} as const

const nonWritable = 'OpDecorate TARGET NonWritable'

/** The decoration of pointers to the data of uniform buffers. */
const onUniform = `${onEach(nonWritable, ['%uniform', '%typed'])}
{ | through-a-group: ${throughGroup(nonWritable, '%uniform')}}`

/** Pairs of the rules on decorations of pointers to the data of buffers. */
export const pairs = [
  ...permitted.map(
    ([rule, decoration, storageClass, type, route]) =>
      inResources`buffer-pointer-${rule}/${hyphened(decoration)}-${hyphened(storageClass)}
pointers to the data of buffers are decorated as memory object declarations are
annotations: ${decorated(route, '%data', `OpDecorate TARGET ${decoration}`)}
body: ${dataIn(storageClass, type)}`,
  ),
  ...Object.entries(unwritten).map(
    ([name, [type, route]]) =>
      inResources`non-writable-buffer-pointer-is-in-storage-buffer/${name}-${route}
pointers to the data of storage buffers are NonWritable, beside writable ones to that of uniform buffers
annotations: ${name === 'untyped' ? onUniform : ''}
${decorated(route, '%data', nonWritable)}
${name === 'run-time-array' ? 'OpDecorate %data NonReadable' : ''}
body: ${dataIn('StorageBuffer', type)}
%other = ${slotOf('buffer_Uniform')}
%uniform = OpBufferPointerEXT %untyped_pointer_Uniform %other
%typed = OpBufferPointerEXT %pointer_Uniform_block_uint %other`,
  ),
  pairOf`non-writable-buffer-pointer-is-in-storage-buffer/buffer-block in spv1.3
pointers to a BufferBlock are NonWritable
${inVersion(3)}
annotations: OpDecorate %data NonWritable
OpDecorate %old {BufferBlock | block: Block}
OpMemberDecorate %old 0 Offset 0
declarations: %old = OpTypeStruct %uint
body: %slot = OpUntypedAccessChainKHR ${constant} %heap_of_buffer_Uniform %resource_heap %uint_1
%data = OpBufferPointerEXT %pointer_Uniform_old %slot
%writable = OpBufferPointerEXT %untyped_pointer_Uniform %slot`,
]
