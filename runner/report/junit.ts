import type { RunLog } from '../log/run-log.ts'
import { template } from '../render.ts'
import { type Entry, entries } from './entry.ts'

/** Characters that XML 1.0 cannot hold, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unsayable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

const sayable = (text: string) => text.replaceAll(unsayable, '\ufffd')

function count(of: readonly Entry[], ...statuses: readonly Entry['status'][]): number {
  return of.filter(({ status }) => statuses.includes(status)).length
}

/** The run as JUnit XML: a suite per oracle, a test case per case; known disagreements count as skipped. */
export function junit(log: RunLog): string {
  const suites = entries(log)
  const all = suites.flat()
  return template(
    'reports/run.junit.xml.hbs',
    'xml',
  )({
    name: log.header.suite.name,
    tests: all.length,
    failures: count(all, 'failed'),
    skipped: count(all, 'skipped', 'known'),
    suites: suites.map((suite, at) => ({
      name: sayable(log.header.oracles[at]?.name ?? ''),
      version: sayable(log.header.oracles[at]?.version ?? ''),
      tests: suite.length,
      failures: count(suite, 'failed'),
      skipped: count(suite, 'skipped', 'known'),
      cases: suite.map((one) => ({
        name: sayable(one.case),
        classname: sayable(`${one.oracle}.${one.rule}`),
        failure: one.status === 'failed',
        skip: one.status === 'skipped' || one.status === 'known',
        outcome: one.outcome,
        why: sayable(one.why),
      })),
    })),
  })
}
