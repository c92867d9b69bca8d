import { resultsOf } from '../../words/results-of.ts'
import { genericMutatorOf } from './generic-mutator-of.ts'

export const mutator = genericMutatorOf(
  'duplicate',
  'an instruction stands twice in a row, with the same result or with a new one',
  function* (instruction, _, { module }) {
    yield ['as-it-is', () => ({ by: [instruction, instruction] })]
    const { resultType, result } = resultsOf(instruction)
    if (result === 0) return
    yield [
      'with-new-result',
      () => {
        const words = instruction.words.with(resultType === 0 ? 0 : 1, module.bound)
        const header = { bound: module.bound + 1 }
        return { by: [instruction, { ...instruction, words }], header }
      },
    ]
  },
)
