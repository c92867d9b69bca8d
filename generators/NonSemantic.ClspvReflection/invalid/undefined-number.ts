import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { replaceWord } from '../../mutate/replace-word.ts'
import { isReferredTo } from '../shared/is-referred-to.ts'
import { reflectedOf } from '../shared/reflected-of.ts'

const instructionWord = 3

function number(value: number): Way {
  return (module, at) => replaceWord(module, at, instructionWord, value)
}

export const mutator = mutatorOf({
  name: 'undefined-number',
  rule: 'instruction-number-is-defined',
  summary: 'the number of the instruction is none of the table',
  // Whoever refers to an instruction refers to a Kernel or ArgumentInfo, and would be at fault as well.
  ordinals: (module) =>
    reflectedOf(module)
      .filter(({ result }) => !isReferredTo(module, result))
      .map(({ at }) => at),
  ways: {
    zero: number(0),
    'forty-two': number(42),
    'forty-three': number(43),
    'two-hundred-fifty-seven': number(257),
    'one-with-the-sign-bit': number(0x8000_0001),
    'all-bits': number(0xffff_ffff),
  },
})
