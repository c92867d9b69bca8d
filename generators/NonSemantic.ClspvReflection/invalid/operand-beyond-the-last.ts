import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { eachInstruction } from '../shared/each-instruction.ts'
import { reflectedAt, reflectedOf } from '../shared/reflected-of.ts'

/** Repeats the last operand of an instruction that has all it can have. */
function more(count: number): Way {
  return (module, at) => {
    const instruction = module.instructions[at]
    const last = instruction?.words.at(-1)
    const reflected = reflectedAt(module, at)
    if (instruction === undefined || last === undefined || reflected === undefined) return undefined
    const { row, operands } = reflected
    if (row.operands.at(-1)?.quantifier === '*') return undefined
    const missing = row.operands.length - operands.length
    // Optional operands would have to be filled first, with what they must be.
    if (missing !== 0) return undefined
    const words = [...instruction.words, ...Array.from({ length: count }, () => last)]
    return replaceInstruction(module, at, { ...instruction, words })
  }
}

export const mutator = mutatorOf({
  name: 'operand-beyond-the-last',
  rule: 'no-operands-beyond-the-last',
  summary: 'the instruction goes on after its last operand',
  ordinals: (module) => reflectedOf(module).map(({ at }) => at),
  ways: { ...eachInstruction('one-more-of', more(1)), 'three-more': more(3) },
})
