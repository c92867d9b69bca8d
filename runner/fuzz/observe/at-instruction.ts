import { computingInstruction } from './computing-instruction.ts'
import type { ObservedDisagreement } from './observation.ts'
import { subjectInstruction } from './subject-instruction.ts'

/**
 * A crash without a message, or a wrong result, distinguished from others by the instruction that the module is about;
 * any other disagreement unchanged.
 *
 * @param words of the module after it was made small.
 */
export function atInstruction(
  disagreement: ObservedDisagreement,
  words: Uint32Array,
): ObservedDisagreement {
  if (disagreement.nameless !== true) return disagreement
  const about =
    disagreement.outcome === 'wrong-result'
      ? computingInstruction(words)
      : subjectInstruction(words)
  return { ...disagreement, key: `${disagreement.key} at ${about}` }
}
