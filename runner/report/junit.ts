import type { RunLog } from '../log/run-log.ts'
import { template } from '../render.ts'
import { type Entry, entries } from './entry.ts'
import { sayable } from './sayable.ts'

/** Whether the tool could not be run, so that nothing is known about its answer. */
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
 * The run as JUnit XML: one suite per oracle, one test case per case; known disagreements count as skipped. It uses only
 * elements that Jenkins, GitLab and others interpret in the same way.
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
