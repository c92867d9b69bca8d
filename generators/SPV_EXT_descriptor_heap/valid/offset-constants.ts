import type { Generator } from '../../maker.ts'
import { constantNamed, constantNames } from '../shared/constants.ts'
import { createHeap } from '../shared/heap.ts'
import { structureOf } from '../shared/structures.ts'

export const generator: Generator = {
  name: 'offset-constants',
  rule: 'member-decorate-id-operand-is-a-constant-or-variable',
  alsoApplies: [
    'member-decorate-id-operand-precedes-the-structure',
    'id-decoration-operand-is-a-constant',
  ],
  summary: 'offsets are constants of every kind',
  build(choices) {
    const kind = choices.pick('constant', constantNames)
    const value = choices.pick('value', [0, 64])
    const other = choices.pick('other', ['literal', 'id'])

    const heap = createHeap()
    const [first, second] = [constantNamed(heap, kind, value), heap.uint(512)]
    structureOf(heap, [
      { type: heap.bufferType('StorageBuffer'), offsetId: first },
      {
        type: heap.plain.scalar('uint').id,
        ...(other === 'id' ? { offsetId: second } : { offset: 512 }),
      },
    ])
    return heap.finish()
  },
}
