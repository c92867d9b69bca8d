import type { LoggedOracle } from '../log/run-log.ts'

/** Every contract that a tool may have with its input. */
export const profiles = ['robust', 'valid-only'] as const

/** `robust`: must judge any input. `valid-only`: may assume valid input, and is asked about nothing else. */
export type Profile = (typeof profiles)[number]

/** The contract of tools of a kind by default. */
export function profileOf(kind: LoggedOracle['kind']): Profile {
  return kind === 'consumer' ? 'valid-only' : 'robust'
}
