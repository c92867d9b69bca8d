import type { Header, LoggedOracle, Result, RunLog } from '#runner/log/run-log'
import { footerOf } from '#runner/log/write-run-log'
import type { Verdict } from '#spec/verdict'

/** An oracle as a header names it. */
export function loggedOracle(name: string, version = '2025.1'): LoggedOracle {
  return {
    name,
    tool: name.split('@')[0] ?? name,
    kind: 'validator',
    version,
    command: `${name} {file}`,
    texts: { SPV_TEST: 'known' },
    standing: 'gates',
  }
}

/** A header with these oracles. */
export function header(oracles: readonly LoggedOracle[], index = 1, count = 1): Header {
  return {
    kind: 'header',
    format: 1,
    command: 'check',
    suite: { name: 'spirv-cts', version: '0.0.0' },
    texts: [{ name: 'SPV_TEST', revision: 1 }],
    rules: {
      'SPV_TEST/one': { section: 'Chapter One', summary: 'One is <one> & no other.' },
      'SPV_TEST/two': { section: 'Chapter Two', summary: 'Two follows one.' },
    },
    oracles,
    environments: ['spv1.6'],
    shard: { index, count },
    selection: {},
  }
}

/** A verdict that comes to the outcome, on a case that expects that. */
function verdictFor(outcome: Result['outcome'], expect: Result['expect']): Verdict {
  if (outcome === 'crash') return { kind: 'crash', signal: 'SIGSEGV', message: 'went down' }
  if (outcome === 'timeout') return { kind: 'timeout', ms: 1000 }
  if (outcome === 'error' || outcome === 'unsupported') return { kind: outcome, why: 'no answer' }
  const isRefused = outcome === 'agree' ? expect === 'invalid' : /reject|inconclusive/.test(outcome)
  return isRefused
    ? { kind: 'invalid', phase: 'validate', blames: [], message: 'no <id> & "that"' }
    : { kind: 'valid' }
}

/** A result with one answer in `spv1.6`. */
export function result(
  name: string,
  oracle: string,
  outcome: Result['outcome'],
  explained?: string,
): Result {
  const rule = name.split('/').slice(0, 2).join('/')
  const expect = outcome === 'false-reject' || name.includes('valid-') ? 'valid' : 'invalid'
  return {
    kind: 'result',
    case: name,
    rule,
    expect,
    oracle,
    outcome,
    answers: [
      {
        environment: 'spv1.6',
        outcome,
        verdict: verdictFor(outcome, expect),
        ...(explained === undefined ? {} : { explained }),
      },
    ],
  }
}

/** A complete log of these results. */
export function runLog(head: Header, results: readonly Result[]): RunLog {
  return { header: head, results, footer: footerOf(results, [], false) }
}
