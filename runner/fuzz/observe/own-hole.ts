import type { RunDefect } from '../../execute/compare-runs.ts'
import type { Observation } from './observation.ts'

/**
 * A defect of our interpreter, which ends nothing but this run.
 *
 * @param where what was run.
 */
export function ownHole(
  { instruction, message, word }: Pick<RunDefect, 'instruction' | 'message' | 'word'>,
  where: string,
): Observation {
  const text = `${where}: ${message} at word ${word} (${instruction})`
  const key = `${instruction}: ${message}`
  return {
    kind: 'own-hole',
    template: key,
    disagreement: { outcome: 'own-hole', key, ofReference: true, said: text },
  }
}
