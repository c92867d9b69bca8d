import type { Generator } from '../../maker.ts'
import { createHeap } from '../shared/heap.ts'
import { inMemory, structureOf } from '../shared/structures.ts'

export const generator: Generator = {
  name: 'laid-arrays-of-blocks',
  rule: 'arrays-of-blocks-with-descriptors-have-no-stride',
  summary: 'arrays of blocks with descriptors have no stride',
  environments: ({ block }) => (block === 'BufferBlock' ? ['spv1.3'] : ['spv1.6']),
  build(choices) {
    const array = choices.pick('array', ['sized', 'run-time', 'nested'])
    const offsets = choices.pick('offsets', ['literal', 'id'])
    // BufferBlock ended with version 1.3, and goes with Uniform alone.
    const block = choices.pick('block', ['Block', 'BufferBlock'])
    const storageClass =
      block === 'BufferBlock'
        ? 'Uniform'
        : choices.pick('storage-class', ['StorageBuffer', 'Uniform'])

    const heap = createHeap({ minor: block === 'BufferBlock' ? 3 : 6 })
    const { builder, plain } = heap
    const [zero, more] = [heap.uint(0), heap.uint(16)]
    const element = structureOf(heap, [
      {
        type: plain.scalar('uint').id,
        ...(offsets === 'id' ? { offsetId: zero } : { offset: 0 }),
      },
      {
        type: heap.bufferType('Uniform'),
        ...(offsets === 'id' ? { offsetId: more } : { offset: 16 }),
      },
    ])
    builder.decorate(element, block)
    const sized = (of: number) => builder.add('OpTypeArray', of, heap.uint(3))
    inMemory(
      heap,
      array === 'run-time'
        ? builder.add('OpTypeRuntimeArray', element)
        : array === 'nested'
          ? sized(sized(element))
          : sized(element),
      storageClass,
    )
    return heap.finish()
  },
}
