import type { Generator } from '../../maker.ts'
import { createHeap } from '../shared/heap.ts'
import { inMemory, structureOf } from '../shared/structures.ts'

export const generator: Generator = {
  name: 'distinct-offsets',
  rule: 'offset-ids-are-distinct',
  alsoApplies: ['offset-ids-cause-no-overlap'],
  summary: 'offsets of members differ, rising or falling, or their values are not known',
  build(choices) {
    const order = choices.pick('order', ['rising', 'falling', 'mixed'])
    const form = choices.pick('form', ['ids', 'first-by-literal', 'last-by-literal', 'specialized'])
    const memory = choices.pick('memory', ['none', 'StorageBuffer'])

    const heap = createHeap()
    const { builder, plain } = heap
    const buffer = heap.bufferType('StorageBuffer')
    const orders: Readonly<Record<string, readonly number[]>> = {
      rising: [0, 64, 128],
      falling: [128, 64, 0],
      mixed: [64, 128, 0],
    }
    const offsets = orders[order] ?? []
    // Two specialization constants of one default value are two values yet to come.
    const ids = offsets.map((offset) =>
      form === 'specialized'
        ? builder.specConstant(plain.scalar('uint').id, 64)
        : heap.uint(offset),
    )
    const literal = form === 'first-by-literal' ? 0 : form === 'last-by-literal' ? 2 : -1
    const structure = structureOf(
      heap,
      offsets.map((offset, index) => ({
        type: index === 1 ? plain.scalar('uint').id : buffer,
        ...(index === literal ? { offset } : { offsetId: ids[index] ?? 0 }),
      })),
      { block: memory !== 'none' },
    )
    if (memory !== 'none') inMemory(heap, structure, memory)
    return heap.finish()
  },
}
