import type { Generator } from '../../maker.ts'
import { createHeap } from '../shared/heap.ts'
import { structureOf } from '../shared/structures.ts'

export const generator: Generator = {
  name: 'ids-before-structures',
  rule: 'member-decorate-id-operand-precedes-the-structure',
  alsoApplies: ['member-decorate-id-operand-is-a-constant-or-variable'],
  summary: 'the ids of offsets stand right before the structure, or a long way',
  build(choices) {
    const between = choices.pick('between', ['nothing', 'types', 'structure', 'variable'])
    const shared = choices.pick('shared', ['by-nobody', 'by-two-structures'])

    const heap = createHeap()
    const { plain } = heap
    const uint = plain.scalar('uint')
    const buffer = heap.bufferType('StorageBuffer')
    const [first, second] = [heap.uint(0), heap.uint(64)]
    if (between === 'types') plain.vector(plain.scalar('float'), 4)
    if (between === 'structure') plain.structure(uint, uint)
    if (between === 'variable') heap.heap()
    const members = [
      { type: uint.id, offsetId: first },
      { type: buffer, offsetId: second },
    ]
    structureOf(heap, members)
    if (shared === 'by-two-structures') structureOf(heap, members)
    return heap.finish()
  },
}
