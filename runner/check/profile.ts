import type { LoggedOracle } from '../log/run-log.ts'

/** Every contract that a tool may have with its input. */
export const profiles = ['robust', 'valid-only'] as const

/** `robust`: must judge any input. `valid-only`: may assume valid input, and is asked about nothing else. */
export type Profile = (typeof profiles)[number]

/** The contract that tools of a kind have where nobody says otherwise. */
export function profileOf(kind: LoggedOracle['kind']): Profile {
  return kind === 'consumer' ? 'valid-only' : 'robust'
}
