import type { Generator } from '../../maker.ts'
import type { LaidType } from '../../SPV_KHR_untyped_pointers/shared/laid-type.ts'
import type { Types } from '../../SPV_KHR_untyped_pointers/shared/types.ts'
import { createHeap } from '../shared/heap.ts'
import { structureOf } from '../shared/structures.ts'

/** Members of a known size. */
const first: Readonly<Record<string, (types: Types) => LaidType>> = {
  integer: ({ scalar }) => scalar('uint'),
  'wide-integer': ({ scalar }) => scalar('ulong'),
  'narrow-integer': ({ scalar }) => scalar('ushort'),
  vector: ({ scalar, vector }) => vector(scalar('float'), 3),
  array: ({ scalar, array }) => array(scalar('uint'), 4),
  structure: ({ scalar, structure }) => structure(scalar('uint'), scalar('uint')),
}

export const generator: Generator = {
  name: 'touching-members',
  rule: 'offset-ids-cause-no-overlap',
  alsoApplies: ['offset-ids-are-distinct'],
  summary: 'a member begins right where another of known size ends, or later',
  build(choices) {
    const member = choices.pick('member', Object.keys(first))
    const gap = choices.pick('gap', [0, 4])
    const order = choices.pick('order', ['rising', 'falling'])
    const form = choices.pick('form', ['ids', 'literal-and-id', 'id-and-literal'])

    const heap = createHeap()
    const { laid } = heap
    const type = first[member]?.(laid) ?? laid.scalar('uint')
    const end = type.size + gap
    const [zero, next, far] = [heap.uint(0), heap.uint(end), heap.uint(1024)]
    const members = [
      {
        type: type.id,
        ...(form === 'literal-and-id' ? { offset: 0 } : { offsetId: zero }),
      },
      {
        type: laid.scalar('ushort').id,
        ...(form === 'id-and-literal' ? { offset: end } : { offsetId: next }),
      },
      { type: heap.bufferType('StorageBuffer'), offsetId: far },
    ]
    structureOf(heap, order === 'rising' ? members : members.toReversed())
    return heap.finish()
  },
}
