import type { Module } from '../../module.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { replaceWord } from '../../mutate/replace-word.ts'
import { arrayLengthWords } from '../shared/array-length-words.ts'
import { memberCount } from '../shared/member-count.ts'

/** Asks for another member, given the number of members; nothing where there is none such. */
function member(other: (count: number) => number): Way {
  return (module: Module, at) => {
    const words = module.instructions[at]?.words ?? []
    const wanted = other(memberCount(module, words[arrayLengthWords.structure]))
    return wanted < 0 || wanted === words[arrayLengthWords.member]
      ? undefined
      : replaceWord(module, at, arrayLengthWords.member, wanted)
  }
}

export const mutator = mutatorOf({
  name: 'array-length-of-another-member',
  rule: 'array-length-member-is-the-last',
  summary: 'the member that is measured is not the last one, or there is none such',
  ordinals: (module) => ordinalsOf(module, 'OpUntypedArrayLengthKHR'),
  ways: {
    first: member(() => 0),
    'last-but-one': member((count) => count - 2),
    'number-of-members': member((count) => count),
    'one-more': member((count) => count + 1),
    'greatest-number': member(() => 0xffff_ffff),
  },
})
