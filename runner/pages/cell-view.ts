import { disagreements, outcomes } from '../log/outcome.ts'
import type { Tally } from '../report/tally.ts'
import { tallyText } from '../report/tally-text.ts'

/** The meaning of a tally at a glance; the mark shows it without colour. */
export type CellState = 'right' | 'known' | 'open' | 'unsure' | 'none'

/** The mark of each state. */
export const marks: Readonly<Record<CellState, string>> = {
  right: '✓',
  known: '◆',
  open: '✗',
  unsure: '?',
  none: '·',
}

/** A cell of the matrix. */
export interface CellView {
  readonly state: CellState
  readonly mark: string
  readonly text: string
  /** The first word of the text, and the others: a narrow cell has them below each other. */
  readonly short: string
  readonly more: string
  /** The same in a sentence. */
  readonly title: string
  /** The outcomes that it counts, in one string, for filters. */
  readonly outcomes: string
}

function stateOf({ counts, asked, unexplained }: Tally, wrong: number): CellState {
  if (unexplained > 0) return 'open'
  if (asked === 0 || counts.unsupported === asked) return 'none'
  if (wrong > 0) return 'known'
  return (counts.inconclusive ?? 0) + (counts['other-revision'] ?? 0) > 0 ? 'unsure' : 'right'
}

/** The tally of one rule, or of all, at one oracle. */
export function cellView(tally: Tally): CellView {
  const { counts, asked, unexplained } = tally
  const present = outcomes.filter((outcome) => (counts[outcome] ?? 0) > 0)
  const others = present.filter((outcome) => outcome !== 'agree')
  const wrong = [...disagreements].reduce((sum, outcome) => sum + (counts[outcome] ?? 0), 0)
  const state = stateOf(tally, wrong)
  const parts = [
    `${counts.agree ?? 0} of ${asked} agree`,
    ...others.map((outcome) => `${counts[outcome]} ${outcome}`),
    ...(wrong === 0 ? [] : [unexplained === 0 ? 'all explained' : `${unexplained} unexplained`]),
  ]
  const text = tallyText(tally)
  const [short = '', ...more] = text.split(' ')
  return {
    state,
    mark: marks[state],
    text,
    short,
    // A browser may otherwise break a line after the question mark.
    more: more.join(' ').replaceAll('?', '?\u2060'),
    title: asked === 0 ? 'not asked' : parts.join(', '),
    outcomes: present.join(' '),
  }
}
