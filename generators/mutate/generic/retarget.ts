import { operandsOf } from '../../words/operands-of.ts'
import { resultsOf } from '../../words/results-of.ts'
import { genericMutatorOf } from './generic-mutator-of.ts'

export const mutator = genericMutatorOf(
  'retarget',
  'an operand names another id: one of the same type, another one, its own result, or none',
  function* (instruction, _, { module, known, resultBy, likeBy }) {
    const { words } = instruction
    const { result } = resultsOf(instruction)
    let ordinal = 0
    for (const { kind, word } of operandsOf(instruction, known())) {
      if (!kind.startsWith('Id') || kind === 'IdResult' || kind === 'IdResultType') continue
      ordinal++
      const id = words[word] as number
      const others: readonly (readonly [string, number | undefined])[] = [
        ['the-like-before', likeBy(id, -1)],
        ['the-like-behind', likeBy(id, 1)],
        ['the-one-before', resultBy(id, -1)],
        ['the-one-behind', resultBy(id, 1)],
        ['itself', result === 0 ? undefined : result],
        ['zero', 0],
        ['the-bound', module.bound],
      ]
      for (const [variant, other] of others) {
        if (other === undefined || other === id) continue
        yield [
          `id-${ordinal}-to-${variant}`,
          () => ({ by: [{ ...instruction, words: words.with(word, other) }] }),
        ]
      }
    }
  },
)
