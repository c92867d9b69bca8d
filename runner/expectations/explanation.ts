import type { Expectation } from './expectations.ts'

/** Why a disagreement is known, in one line: the entry's reason, and where more is said about it. */
export function explanation({ reason, links = [] }: Expectation): string {
  return [reason, ...links].join(' ')
}
