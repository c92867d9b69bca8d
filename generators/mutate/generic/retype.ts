import { resultsOf } from '../../words/results-of.ts'
import { genericMutatorOf } from './generic-mutator-of.ts'

export const mutator = genericMutatorOf(
  'retype',
  'an instruction gets another type of the module as its result type',
  function* (instruction, _, scene) {
    const { resultType } = resultsOf(instruction)
    if (resultType === 0) return
    const types = scene.types()
    const own = types.indexOf(resultType)
    const others: readonly (readonly [string, number | undefined])[] = [
      ['the-type-before', types[own - 1]],
      ['the-type-behind', types[own + 1]],
      ['the-first-type', types[0]],
      ['the-last-type', types.at(-1)],
    ]
    for (const [variant, type] of others) {
      if (type === undefined || type === resultType) continue
      yield [variant, () => ({ by: [{ ...instruction, words: instruction.words.with(0, type) }] })]
    }
  },
)
