import type { ExpectationEntry } from './expectations.ts'

/** Why a disagreement is known, in one line: the entry's reason, and where more is said about it. */
export function explanation({ reason, links = [] }: ExpectationEntry): string {
  return [reason, ...links].join(' ')
}
