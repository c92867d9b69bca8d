import { operandsOf } from '../../words/operands-of.ts'
import { resultsOf } from '../../words/results-of.ts'
import { genericMutatorOf } from './generic-mutator-of.ts'

/** The nearest id of the same type that is defined before or behind it; `undefined` when there is none. */
function neighbour(
  id: number,
  results: readonly number[],
  typeOf: (id: number) => number | undefined,
  step: 1 | -1,
): number | undefined {
  const type = typeOf(id)
  const start = results.indexOf(id)
  if (start < 0) return undefined
  for (let at = start + step; at >= 0 && at < results.length; at += step) {
    const other = results[at] as number
    if (typeOf(other) === type && other !== id) return other
  }
  return undefined
}

export const mutator = genericMutatorOf(
  'retarget',
  'an operand names another id: one of the same type, another one, its own result, or none',
  function* (instruction, _, { module, known, results }) {
    const { words } = instruction
    let ordinal = 0
    for (const { kind, word } of operandsOf(instruction, known)) {
      if (!kind.startsWith('Id') || kind === 'IdResult' || kind === 'IdResultType') continue
      ordinal++
      const id = words[word] as number
      const at = results.indexOf(id)
      const { result } = resultsOf(instruction)
      const others = {
        'the-like-before': neighbour(id, results, known.typeOf, -1),
        'the-like-behind': neighbour(id, results, known.typeOf, 1),
        'the-one-before': results[at - 1],
        'the-one-behind': at < 0 ? undefined : results[at + 1],
        itself: result === 0 ? undefined : result,
        zero: 0,
        'the-bound': module.bound,
      }
      for (const [variant, other] of Object.entries(others)) {
        if (other === undefined || other === id) continue
        const by = [{ ...instruction, words: words.with(word, other) }]
        yield [`id-${ordinal}-to-${variant}`, { by }]
      }
    }
  },
)
