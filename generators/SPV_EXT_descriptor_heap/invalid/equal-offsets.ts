import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { replaceWord } from '../../mutate/replace-word.ts'
import { annotationsOf } from '../shared/annotations-of.ts'
import { extraOperandAt } from '../shared/id-decorations.ts'
import { movedMember, pairsAt } from '../shared/moved-member.ts'

const memberwise = 'OpMemberDecorateIdEXT'

/** Both have the same id, whatever its value. */
const sameId: Way = (module, at) => {
  const pair = pairsAt(module, at).find(
    ({ moving, staying }) => moving.held.name === memberwise && staying.held.name === memberwise,
  )
  const word = extraOperandAt(module, at)
  return pair === undefined ||
    word === undefined ||
    pair.moving.held.operand === pair.staying.held.operand
    ? undefined
    : replaceWord(module, at, word, pair.staying.held.operand)
}

function equalValue(which: (index: number, count: number) => boolean): Way {
  return (module, at) => {
    const pairs = pairsAt(module, at)
    const pair = pairs.find((_, index) => which(index, pairs.length))
    return pair?.staying.offset === undefined || pair.moving.offset === pair.staying.offset
      ? undefined
      : movedMember(module, pair.moving, pair.staying.offset)
  }
}

export const mutator = mutatorOf({
  name: 'equal-offsets',
  rule: 'offset-ids-are-distinct',
  summary: 'two members have one offset',
  ordinals: (module) => annotationsOf(module, 'Offset', 'OffsetIdEXT').map(({ at }) => at),
  ways: {
    'same-id': sameId,
    'equal-to-the-first': equalValue((index) => index === 0),
    'equal-to-the-last': equalValue((index, count) => index > 0 && index === count - 1),
  },
})
