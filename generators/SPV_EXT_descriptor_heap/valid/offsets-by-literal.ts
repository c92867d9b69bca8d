import { environmentsOf, minorVersions } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { createHeap } from '../shared/heap.ts'
import { structureOf } from '../shared/structures.ts'

export const generator: Generator = {
  name: 'offsets-by-literal',
  rule: 'id-decoration-is-not-in-op-member-decorate',
  summary: 'OpMemberDecorate gives literal offsets, OpMemberDecorateIdEXT ids, in every version',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const first = choices.pick('first', ['literal', 'id'])
    const second = choices.pick('second', ['literal', 'id'])
    const minor = choices.pick('minor', minorVersions)

    const heap = createHeap({ minor })
    const [zero, more] = [heap.uint(0), heap.uint(32)]
    structureOf(heap, [
      {
        type: heap.builder.type('OpTypeSampler'),
        ...(first === 'id' ? { offsetId: zero } : { offset: 0 }),
      },
      {
        type: heap.plain.scalar('uint').id,
        ...(second === 'id' ? { offsetId: more } : { offset: 32 }),
      },
    ])
    return heap.finish()
  },
}
