import type { Verdict } from '#spec/verdict'
import type { Judge } from './certify.ts'

/**
 * A judge that gives the same answer to the same question without judging again: controls are certified with each of
 * their cases. Words are distinguished by identity, so they must not change.
 */
export function remembering(judge: Judge): Judge {
  const answers = new WeakMap<Uint32Array | Uint8Array, Map<string, Verdict>>()
  return (words, environment, reading, revisions = {}, limits) => {
    const key = JSON.stringify([environment.name, reading, revisions, [...(limits ?? [])]])
    const known = answers.get(words) ?? new Map<string, Verdict>()
    answers.set(words, known)
    const verdict = known.get(key) ?? judge(words, environment, reading, revisions, limits)
    known.set(key, verdict)
    return verdict
  }
}
