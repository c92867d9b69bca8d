import { resultsOf } from '../../words/results-of.ts'
import { genericMutatorOf } from './generic-mutator-of.ts'

export const mutator = genericMutatorOf(
  'retype',
  'an instruction gets another type of the module as its result type',
  function* (instruction, _, scene) {
    const { resultType } = resultsOf(instruction)
    if (resultType === 0) return
    const types = scene.types()
    const others: readonly (readonly [string, number | undefined])[] = [
      ['the-type-before', scene.typeBy(resultType, -1)],
      ['the-type-behind', scene.typeBy(resultType, 1)],
      ['the-first-type', types[0]],
      ['the-last-type', types.at(-1)],
    ]
    for (const [variant, type] of others) {
      if (type === undefined || type === resultType) continue
      yield [variant, () => ({ by: [{ ...instruction, words: instruction.words.with(0, type) }] })]
    }
  },
)
