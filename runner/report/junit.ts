import type { LoggedRun } from '../log/run-log.ts'
import { template, type View } from '../render.ts'
import { type Entry, entries } from './entry.ts'
import { sayable } from './sayable.ts'

/** Whether the tool could not be run, so that nothing is known about its answer. */
function isError({ status, outcome }: Entry): boolean {
  return status === 'failed' && outcome === 'error'
}

/** The attributes of what holds tests, still counted. */
interface Totals {
  tests: number
  failures: number
  errors: number
  skipped: number
  /** Milliseconds; absent if no duration is known. */
  ms?: number
}

function noTotals(): Totals {
  return { tests: 0, failures: 0, errors: 0, skipped: 0 }
}

function add(of: Totals, one: Entry): void {
  of.tests++
  if (isError(one)) of.errors++
  else if (one.status === 'failed') of.failures++
  else if (one.status !== 'passed') of.skipped++
  if (one.ms !== undefined) of.ms = (of.ms ?? 0) + one.ms
}

function attributes({ ms, ...counts }: Totals): View {
  return { ...counts, time: ms === undefined ? undefined : seconds(ms) }
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

/** What the template has in the place of the tests of a suite; no value of it holds such a line. */
const place = '<cases/>\n'

/**
 * The run as JUnit XML: one suite per oracle, one test case per case; known disagreements count as skipped. It uses only
 * elements that Jenkins, GitLab and others interpret in the same way.
 */
export function* junit(log: LoggedRun): Generator<string, void> {
  const all = entries(log)
  const whole = noTotals()
  const suites = log.header.oracles.map(noTotals)
  for (const { at, entry } of all)
    for (const totals of [whole, suites[at]]) if (totals !== undefined) add(totals, entry)
  const frame = template(
    'reports/run.junit.xml.hbs',
    'xml',
  )({
    name: log.header.suite.name,
    ...attributes(whole),
    suites: suites.map((suite, at) => ({
      name: sayable(log.header.oracles[at]?.name ?? ''),
      version: sayable(log.header.oracles[at]?.version ?? ''),
      ...attributes(suite),
    })),
  }).split(place)
  const test = template('reports/run.junit.case.hbs', 'xml')
  let suite = 0
  yield frame[0] ?? ''
  for (const { at, entry } of all) {
    while (suite < at) yield frame[++suite] ?? ''
    yield test(testCase(entry))
  }
  yield* frame.slice(suite + 1)
}
