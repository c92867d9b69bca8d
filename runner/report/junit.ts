import type { LoggedRun } from '../log/run-log.ts'
import { template, type View } from '../render.ts'
import { type Entry, entries } from './entry.ts'
import { sayable } from './sayable.ts'

/** Whether the tool could not be run, so that nothing is known about its answer. */
function isError({ status, outcome }: Entry): boolean {
  return status === 'failed' && outcome === 'error'
}

/** The attributes of what holds tests, still counted. */
interface SuiteTotals {
  tests: number
  failures: number
  errors: number
  skipped: number
  /** Milliseconds; absent if no duration is known. */
  ms?: number
}

function noTotals(): SuiteTotals {
  return { tests: 0, failures: 0, errors: 0, skipped: 0 }
}

function add(totals: SuiteTotals, entry: Entry): void {
  totals.tests++
  if (isError(entry)) totals.errors++
  else if (entry.status === 'failed') totals.failures++
  else if (entry.status !== 'passed') totals.skipped++
  if (entry.ms !== undefined) totals.ms = (totals.ms ?? 0) + entry.ms
}

function attributes({ ms, ...counts }: SuiteTotals): View {
  return { ...counts, time: ms === undefined ? undefined : seconds(ms) }
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(4)
}

function testCase(entry: Entry) {
  return {
    name: sayable(entry.case),
    classname: sayable(`${entry.oracle}.${entry.rule}`),
    failure: entry.status === 'failed' && !isError(entry),
    error: isError(entry),
    skip: entry.status === 'skipped' || entry.status === 'known',
    outcome: entry.outcome,
    why: sayable(entry.why),
    time: entry.ms === undefined ? undefined : seconds(entry.ms),
  }
}

/** The mark in the template for the tests of a suite; no value contains such a line. */
const place = '<cases/>\n'

/**
 * The run as JUnit XML: one suite per oracle, one test case per case; known disagreements count as skipped. It uses only
 * elements that Jenkins, GitLab and others interpret in the same way.
 */
export function* junit(log: LoggedRun): Generator<string, void> {
  const all = entries(log)
  const whole = noTotals()
  const suites = log.header.oracles.map(noTotals)
  for (const { at: index, entry } of all)
    for (const totals of [whole, suites[index]]) if (totals !== undefined) add(totals, entry)
  const frame = template(
    'reports/run.junit.xml.hbs',
    'xml',
  )({
    name: log.header.suite.name,
    ...attributes(whole),
    suites: suites.map((suite, index) => ({
      name: sayable(log.header.oracles[index]?.name ?? ''),
      version: sayable(log.header.oracles[index]?.version ?? ''),
      ...attributes(suite),
    })),
  }).split(place)
  const test = template('reports/run.junit.case.hbs', 'xml')
  let suite = 0
  yield frame[0] ?? ''
  for (const { at: index, entry } of all) {
    while (suite < index) yield frame[++suite] ?? ''
    yield test(testCase(entry))
  }
  yield* frame.slice(suite + 1)
}
