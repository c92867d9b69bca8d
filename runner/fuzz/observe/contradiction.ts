import type { Question } from '../../oracle/oracle.ts'
import type { Asked } from './asked.ts'
import type { ObservedDisagreement } from './observation.ts'

/** A module about which a tool was wrong. */
export interface DoubtedAnswer {
  readonly asked: Asked
  readonly disagreement: ObservedDisagreement
}

/** A tool that does not repeat a wrong answer. No rule is to blame for that. */
export interface Contradiction {
  /** The wrong answer, and the other one. */
  readonly disagreement: ObservedDisagreement
  /** The fewest modules that bring the wrong answer about in a fresh process; absent where they are not known. */
  readonly before?: readonly Question[]
}

/** Outcomes that a tool of one mind shows again; one that is late, or short of memory, may be right the next time. */
export const repeatable: ReadonlySet<string> = new Set([
  ...['false-accept', 'false-reject', 'metamorphic', 'two-tools', 'crash'],
  ...['wrong-output', 'wrong-result', 'not-idempotent'],
])

/** The finding that both answers are, one for each tool. */
export function contradictionOf(
  { said: first }: ObservedDisagreement,
  again: string,
): ObservedDisagreement {
  return { outcome: 'inconsistent', key: '', said: first, again: { said: again } }
}
