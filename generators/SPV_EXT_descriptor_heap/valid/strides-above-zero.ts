import type { Generator } from '../../maker.ts'
import { constantNamed } from '../shared/constants.ts'
import { createHeap } from '../shared/heap.ts'
import { inMemory, structureOf } from '../shared/structures.ts'

export const generator: Generator = {
  name: 'strides-above-zero',
  rule: 'array-stride-id-is-greater-than-zero',
  alsoApplies: ['arrays-of-descriptors-have-a-stride'],
  summary: 'strides in memory are 1 or more, or not known to be 0; elsewhere they may be 0',
  build(choices) {
    const kind = choices.pick('constant', ['constant', 'spec-constant', 'spec-constant-op', 'size'])
    const values = kind === 'constant' ? [1, 64, 0x8000_0000, 0xffff_ffff] : [0, 64]
    const value = choices.pick('value', values)
    const beside = choices.pick('beside', ['nothing', 'zero-outside-memory'])

    const heap = createHeap()
    const { builder } = heap
    const buffer = heap.bufferType('StorageBuffer')
    const array = heap.heapArray(buffer, constantNamed(heap, kind, value))
    inMemory(heap, structureOf(heap, [{ type: array, offset: 0 }], { block: true }))
    if (beside === 'zero-outside-memory') {
      heap.heapArray(builder.type('OpTypeSampler'), heap.uint(0))
    }
    return heap.finish()
  },
}
