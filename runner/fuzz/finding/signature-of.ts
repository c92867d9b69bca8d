import type { ObservedDisagreement } from '../observe/observation.ts'

/** Tells findings apart: two with the same signature are one. */
export function signatureOf(probe: string, { outcome, key }: ObservedDisagreement): string {
  return `${probe} ${outcome}: ${key}`
}
