import type { Disagreement } from '../observe/observation.ts'

/** Tells findings apart: two with the same signature are one. */
export function signatureOf(probe: string, { outcome, key }: Disagreement): string {
  return `${probe} ${outcome}: ${key}`
}
