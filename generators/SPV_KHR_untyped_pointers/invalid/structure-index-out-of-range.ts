import type { Module } from '../../module.ts'
import { declaresCapability } from '../../mutate/declares-capability.ts'
import type { Graft } from '../../mutate/graft.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { chainsOf } from '../shared/chain-at.ts'
import { walk } from '../shared/walk.ts'
import { withOperand } from '../shared/with-operand.ts'

/** A type's width and signedness, with the words that a constant of it has by the number of members. */
function constant(
  width: number,
  signedness: 0 | 1,
  words: (members: number) => readonly number[] | undefined,
): (graft: Graft, module: Module, members: number) => number | undefined {
  return (graft, module, members) => {
    const permitted =
      (width === 32 || declaresCapability(module, `Int${width}`)) &&
      !(signedness === 1 && declaresCapability(module, 'Kernel'))
    const type = permitted ? graft.type('OpTypeInt', width, signedness) : undefined
    const literal = words(members)
    return type === undefined || literal === undefined
      ? undefined
      : graft.add('OpConstant', type, { words: literal })
  }
}

/** Puts it in the place of the last index that meets a structure. */
function at(make: ReturnType<typeof constant>): Way {
  return (module, ordinal) => {
    const step = walk(module, ordinal)?.steps.findLast(({ shape }) => shape.kind === 'structure')
    if (step?.shape.kind !== 'structure') return undefined
    const { length } = step.shape.members
    return withOperand(module, ordinal, step.word, (graft) => make(graft, module, length))
  }
}

export const mutator = mutatorOf({
  name: 'structure-index-out-of-range',
  rule: 'chain-struct-index-selects-a-member',
  summary: 'an index into a structure is negative, or not less than the number of members',
  ordinals: (module) => chainsOf(module),
  ways: {
    'number-of-members': at(constant(32, 0, (members) => [members])),
    'one-more': at(constant(32, 0, (members) => [members + 1])),
    'all-bits-set': at(constant(32, 0, () => [0xffff_ffff])),
    'minus-one': at(constant(32, 1, () => [0xffff_ffff])),
    'least-integer': at(constant(32, 1, () => [0x8000_0000])),
    'low-word-in-range': at(constant(64, 0, () => [0, 1])),
    'wide-minus-one': at(constant(64, 1, () => [0xffff_ffff, 0xffff_ffff])),
    'narrow-number-of-members': at(constant(16, 0, (members) => [members])),
    'narrow-minus-one': at(constant(8, 1, () => [0xffff_ffff])),
    'eight-bits-set': at(constant(8, 0, () => [0xff])),
  },
})
