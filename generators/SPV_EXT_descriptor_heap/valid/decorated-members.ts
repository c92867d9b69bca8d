import type { Generator } from '../../maker.ts'
import { createHeap } from '../shared/heap.ts'
import { structureOf } from '../shared/structures.ts'

export const generator: Generator = {
  name: 'decorated-members',
  rule: 'member-decorate-id-member-exists',
  alsoApplies: ['member-decorate-id-targets-a-structure', 'offset-id-is-on-a-member'],
  summary: 'the first, a middle and the last member have their offsets by ids, others by literals',
  build(choices) {
    const count = choices.pick('members', [1, 2, 3, 5])
    const decorated = choices.pick('decorated', ['first', 'last', 'middle', 'all', 'none-but-one'])
    const last = choices.pick('buffer', ['at-the-end', 'at-the-beginning'])

    const heap = createHeap()
    const { plain } = heap
    const buffer = heap.bufferType('StorageBuffer')
    const [uint, place] = [plain.scalar('uint').id, last === 'at-the-end' ? count - 1 : 0]
    const is: Readonly<Record<string, (index: number) => boolean>> = {
      first: (index) => index === 0,
      last: (index) => index === count - 1,
      middle: (index) => index === Math.floor(count / 2),
      all: () => true,
      'none-but-one': (index) => index === place,
    }
    const ids = Array.from({ length: count }, (_, index) => heap.uint(64 * index))
    structureOf(
      heap,
      ids.map((id, index) => ({
        type: index === place ? buffer : uint,
        ...(is[decorated]?.(index) === true ? { offsetId: id } : { offset: 64 * index }),
      })),
    )
    return heap.finish()
  },
}
