import type { Expectation as Expected } from '#spec/verdict'
import type { Outcome } from '../log/outcome.ts'

const onlyOf: Readonly<Partial<Record<Outcome, Expected>>> = {
  'false-accept': 'invalid',
  'false-reject': 'valid',
}

/** Whether a case that expects that can come out so at all. */
export function couldShow(expect: Expected, outcome: Outcome): boolean {
  return onlyOf[outcome] === undefined || onlyOf[outcome] === expect
}
