import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { arrayShape } from '../shared/array-shape.ts'
import { dataAt } from '../shared/data.ts'
import { forms } from '../shared/forms.ts'

const most = 65_531

export const mutator = mutatorOf({
  name: 'one-word-beyond',
  rule: 'data-has-at-most-65531-words',
  summary:
    'data has a word more than the text counts with, and the instruction is as long as any can be',
  // Only where no length has to go with it.
  ordinals: (module) =>
    ordinalsOf(module, ...Object.values(forms)).filter((at) => {
      const data = dataAt(module, at)
      const array = arrayShape(module, data?.resultType ?? 0)
      return data?.words.length === most && array !== undefined && array.size === undefined
    }),
  ways: {
    'one-word-more': (module, at) => {
      const instruction = module.instructions[at]
      if (instruction === undefined) return undefined
      const words = [...instruction.words, 0]
      return replaceInstruction(module, at, { ...instruction, words })
    },
  },
})
