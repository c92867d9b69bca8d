import type { Outcome } from '../log/outcome.ts'
import type { Tally } from './tally.ts'

/** The abbreviation of each outcome, in printing order. */
export const abbreviations: readonly (readonly [Outcome, string])[] = [
  ['crash', 'cr'],
  ['false-accept', 'fa'],
  ['false-reject', 'fr'],
  ['wrong-output', 'wo'],
  ['timeout', 'to'],
  ['error', 'er'],
  ['other-revision', 'or'],
  ['inconclusive', '?'],
  ['unsupported', 'n/a'],
]

/** An abbreviated tally: `12/12`, `9/12 fa2 ?1`, `n/a` if all is unsupported, `-` if there are no cases. */
export function tallyText({ counts, asked }: Pick<Tally, 'counts' | 'asked'>): string {
  if (asked === 0) return '-'
  if (counts.unsupported === asked) return 'n/a'
  const others = abbreviations.flatMap(([outcome, short]) =>
    counts[outcome] === undefined ? [] : [`${short}${counts[outcome]}`],
  )
  return [`${counts.agree ?? 0}/${asked}`, ...others].join(' ')
}
