import type { Expectation as Expected } from '#spec/verdict'
import type { Outcome } from '../log/outcome.ts'
import type { LoggedOracle } from '../log/run-log.ts'
import { type ExpectationEntry, outcomesOfResults } from './expectations.ts'

const onlyOf: Readonly<Partial<Record<Outcome | ExpectationEntry['outcome'], Expected>>> = {
  'false-accept': 'invalid',
  'false-reject': 'valid',
}

/**
 * Whether a case that expects that can come out so at all. A tool that only reads or writes modules must not refuse an
 * invalid one either.
 */
export function couldShow(
  expect: Expected,
  outcome: Outcome | ExpectationEntry['outcome'],
  kind: LoggedOracle['kind'],
): boolean {
  if (outcomesOfResults.has(outcome)) return false
  if (kind === 'disassembler' || kind === 'assembler') return true
  return onlyOf[outcome] === undefined || onlyOf[outcome] === expect
}
