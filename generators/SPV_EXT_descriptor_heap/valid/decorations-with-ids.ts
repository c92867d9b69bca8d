import type { Generator } from '../../maker.ts'
import { createHeap } from '../shared/heap.ts'
import { mixedStructure } from '../shared/structures.ts'

export const generator: Generator = {
  name: 'decorations-with-ids',
  rule: 'member-decorate-id-decoration-takes-ids',
  alsoApplies: ['member-decorate-id-decoration-is-a-layout-decoration'],
  summary: 'what takes ids and what takes literals decorate one structure, each in its instruction',
  build(choices) {
    const literal = choices.pick('literal', ['none', 'NonWritable', 'Restrict', 'Volatile'])
    const member = choices.pick('member', [0, 1])

    const heap = createHeap()
    const structure = mixedStructure(heap)
    if (literal !== 'none') heap.builder.add('OpMemberDecorate', structure, member, literal)
    return heap.finish()
  },
}
