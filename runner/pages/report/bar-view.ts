import { type Outcome, outcomes } from '../../log/outcome.ts'
import type { Tally } from '../../report/tally.ts'

/** One part of a bar, in hundredths of the whole with one decimal. */
export interface BarPart {
  readonly outcome: Outcome
  readonly count: number
  readonly from: string
  readonly width: string
}

const order: readonly Outcome[] = [
  'agree',
  'false-accept',
  'false-reject',
  'wrong-output',
  'crash',
  'timeout',
  'error',
  'other-revision',
  'inconclusive',
  'unsupported',
]

/** A tally as parts of a bar from left to right: agreement, errors, undecided. */
export function barView({ counts, asked }: Tally): readonly BarPart[] {
  const parts: BarPart[] = []
  let before = 0
  for (const outcome of order) {
    const count = counts[outcome] ?? 0
    if (count === 0) continue
    const from = (before * 100) / asked
    parts.push({
      outcome,
      count,
      from: from.toFixed(2),
      width: ((count * 100) / asked).toFixed(2),
    })
    before += count
  }
  return parts
}

/** Outcomes in the order of {@link barView}; a test compares them with all outcomes. */
export const barOrder: readonly Outcome[] = order.filter((outcome) => outcomes.includes(outcome))
