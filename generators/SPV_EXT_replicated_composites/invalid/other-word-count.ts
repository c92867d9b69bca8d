import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { replicatesOf } from '../shared/replicates.ts'

function words(change: (words: readonly number[]) => readonly number[]): Way {
  return (module, at) => {
    const instruction = module.instructions[at]
    if (instruction === undefined) return undefined
    return replaceInstruction(module, at, { ...instruction, words: change(instruction.words) })
  }
}

export const mutator = mutatorOf({
  name: 'other-word-count',
  rule: 'instruction-has-four-words',
  summary: 'the instruction is shorter or longer than four words',
  ordinals: (module) => replicatesOf(module),
  ways: {
    'without-value': words((all) => all.slice(0, 2)),
    'without-result': words((all) => all.slice(0, 1)),
    'opcode-only': words(() => []),
    'second-value': words((all) => [...all, all[2] ?? 0]),
    'zero-at-the-end': words((all) => [...all, 0]),
  },
})
