import { mutatorOf } from '../../mutate/mutator-of.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { dataAt, dataOf } from '../shared/data.ts'

export const mutator = mutatorOf({
  name: 'no-data',
  rule: 'data-has-a-word',
  summary: 'the instruction ends behind its result',
  ordinals: (module) => dataOf(module).filter((at) => dataAt(module, at)?.words.length !== 0),
  ways: {
    'no-words': (module, at) => {
      const instruction = module.instructions[at]
      if (instruction === undefined) return undefined
      const words = instruction.words.slice(0, 2)
      return replaceInstruction(module, at, { ...instruction, words })
    },
  },
})
