import type { RunLog } from '../log/run-log.ts'
import { template } from '../render.ts'
import { type Entry, entries } from './entry.ts'
import { sayable } from './sayable.ts'

/** Whether nothing is known of the tool: it could not be asked. */
function isError({ status, outcome }: Entry): boolean {
  return status === 'failed' && outcome === 'error'
}

/** The attributes of what holds tests. */
function totals(of: readonly Entry[]) {
  const failed = of.filter(({ status }) => status === 'failed').length
  const errors = of.filter(isError).length
  const timed = of.flatMap(({ ms }) => (ms === undefined ? [] : [ms]))
  return {
    tests: of.length,
    failures: failed - errors,
    errors,
    skipped: of.filter(({ status }) => status === 'skipped' || status === 'known').length,
    time: timed.length === 0 ? undefined : seconds(timed.reduce((sum, ms) => sum + ms, 0)),
  }
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(4)
}

function testCase(one: Entry) {
  return {
    name: sayable(one.case),
    classname: sayable(`${one.oracle}.${one.rule}`),
    failure: one.status === 'failed' && !isError(one),
    error: isError(one),
    skip: one.status === 'skipped' || one.status === 'known',
    outcome: one.outcome,
    why: sayable(one.why),
    time: one.ms === undefined ? undefined : seconds(one.ms),
  }
}

/**
 * The run as JUnit XML: a suite per oracle, a test case per case; known disagreements count as skipped. It holds what
 * Jenkins, GitLab and others read alike, and nothing that one of them refuses.
 */
export function junit(log: RunLog): string {
  const suites = entries(log)
  return template(
    'reports/run.junit.xml.hbs',
    'xml',
  )({
    name: log.header.suite.name,
    ...totals(suites.flat()),
    suites: suites.map((suite, at) => ({
      name: sayable(log.header.oracles[at]?.name ?? ''),
      version: sayable(log.header.oracles[at]?.version ?? ''),
      ...totals(suite),
      cases: suite.map(testCase),
    })),
  })
}
