import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { annotationsOf } from '../shared/annotations-of.ts'
import { movedMember, pairsAt } from '../shared/moved-member.ts'
import { sizeInBytes } from '../shared/size-in-bytes.ts'

/** Moves a member into another one of known size, to where `place` says. */
function into(place: (size: number) => number): Way {
  return (module, at) => {
    for (const { moving, staying, taken } of pairsAt(module, at)) {
      const size = sizeInBytes(module, staying.type)
      const inside = size === undefined ? 0 : place(size)
      if (size === undefined || inside <= 0 || inside >= size) continue
      const offset = (staying.offset ?? 0) + inside
      if (!taken.includes(offset)) return movedMember(module, moving, offset)
    }
    return undefined
  }
}

export const mutator = mutatorOf({
  name: 'overlapping-members',
  rule: 'offset-ids-cause-no-overlap',
  summary: 'a member begins before another one ends',
  ordinals: (module) => annotationsOf(module, 'Offset', 'OffsetIdEXT').map(({ at }) => at),
  ways: {
    'in-the-last-byte': into((size) => size - 1),
    'behind-the-first-byte': into((size) => (size > 2 ? 1 : 0)),
    'in-the-middle': into((size) => (size > 4 ? size / 2 : 0)),
  },
})
