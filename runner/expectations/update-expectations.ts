import { disagreements } from '../log/outcome.ts'
import type { LoggedOracle, Result, RunLog } from '../log/run-log.ts'
import { groupBy } from '../report/group-by.ts'
import { channelOf } from './channel-of.ts'
import { entryText } from './entry-text.ts'
import { type ExpectationEntry, type Expectations, explainable } from './expectations.ts'
import { optionsOf } from './options-of.ts'
import { plainVersion } from './plain-version.ts'
import { isIdle } from './stale.ts'
import { versionOrder } from './version-order.ts'

/** Rule and outcome to the cases whose answer nothing explains. */
function unexplained(results: readonly Result[]): Map<string, Set<string>> {
  const cases = new Map<string, Set<string>>()
  for (const result of results)
    for (const { outcome, explained } of result.answers) {
      if (!disagreements.has(outcome) || explained !== undefined) continue
      const key = `${result.rule} ${outcome}`
      const caseIds = cases.get(key) ?? new Set()
      cases.set(key, caseIds.add(result.case))
    }
  return cases
}

/** The rule as a whole where all cases that could show the outcome do, else the cases one by one. */
function subjects(
  rule: string,
  outcome: ExpectationEntry['outcome'],
  cases: ReadonlySet<string>,
  results: readonly Result[],
): Pick<ExpectationEntry, 'rules' | 'cases'> {
  const expect = { 'false-accept': 'invalid', 'false-reject': 'valid' }[outcome as string]
  const others = results.filter((result) => result.rule === rule && result.expect === expect)
  return others.length > 1 && others.every((result) => cases.has(result.case))
    ? { rules: [rule] }
    : { cases: [...cases].sort() }
}

function entriesFor(
  { header, results: all }: RunLog,
  oracle: LoggedOracle,
  reason: string,
): ExpectationEntry[] {
  const version = plainVersion(oracle.version)
  const options = optionsOf(oracle.name)
  const results = all.filter((result) => result.oracle === oracle.name)
  return [...unexplained(results)].map(([key, cases]) => {
    const [rule = '', name = ''] = key.split(' ')
    const outcome = explainable.parse(name)
    const section = header.rules[rule]?.section
    return {
      ...(version === undefined ? {} : { versions: { since: version, until: version } }),
      ...subjects(rule, outcome, cases, results),
      ...(options === '' ? {} : { options: [options] }),
      outcome,
      reason,
      ...(section === undefined ? {} : { section }),
    }
  })
}

const subject = ({ versions: _, ...rest }: ExpectationEntry) => JSON.stringify(rest)

/** Entries of neighbouring versions that say the same become one, from the first version to the last. */
function joined(byVersion: readonly (readonly ExpectationEntry[])[]): ExpectationEntry[] {
  const done: ExpectationEntry[] = []
  let open = new Map<string, ExpectationEntry>()
  for (const entries of byVersion) {
    const next = new Map<string, ExpectationEntry>()
    for (const entry of entries) {
      const since = open.get(subject(entry))?.versions?.since
      open.delete(subject(entry))
      next.set(
        subject(entry),
        since === undefined ? entry : { ...entry, versions: { ...entry.versions, since } },
      )
    }
    done.push(...open.values())
    open = next
  }
  return [...done, ...open.values()]
}

/** `testing` is the one channel of the tools we install that is not frozen. */
function movingByDefault(oracles: readonly LoggedOracle[]): Record<string, string> {
  const testing = oracles.find(({ name }) => channelOf(name) === 'testing')
  const version = testing === undefined ? undefined : plainVersion(testing.version)
  return version === undefined ? {} : { testing: version }
}

/**
 * Expectations of `tool` that explain the run: those before, less the idle ones, and for each rule and outcome that
 * nothing explained an entry that names the cases.
 *
 * @param reason of new entries. An empty one is refused by the reader until it is filled in.
 */
export function updatedExpectations(
  before: Expectations | undefined,
  tool: string,
  log: RunLog,
  reason = '',
): Expectations {
  const oracles = log.header.oracles
    .filter((oracle) => oracle.tool === tool)
    .sort((a, b) => versionOrder(a.version, b.version))
  const names = new Set(oracles.map(({ name }) => name))
  const used = log.footer.expectations.filter(({ oracle }) => names.has(oracle))
  const staleEverywhere = (entry: ExpectationEntry) => {
    const text = entryText(entry)
    const uses = used.filter((use) => use.entry === text)
    return uses.length > 0 && uses.every(isIdle)
  }
  const moving = { ...before?.moving }
  for (const { name, version } of oracles) {
    const channel = channelOf(name)
    const plain = plainVersion(version)
    if (Object.hasOwn(moving, channel) && plain !== undefined) moving[channel] = plain
  }
  return {
    ...(before?.$schema === undefined ? {} : { $schema: before.$schema }),
    tool,
    moving: before === undefined ? movingByDefault(oracles) : moving,
    entries: [
      ...(before?.entries ?? []).filter((entry) => !staleEverywhere(entry)),
      ...[...groupBy(oracles, ({ name }) => optionsOf(name)).values()].flatMap((alike) =>
        joined(alike.map((oracle) => entriesFor(log, oracle, reason))),
      ),
    ],
  }
}

/** The file's text: one entry after another, two spaces deep. */
export function expectationsText(expectations: Expectations): string {
  return `${JSON.stringify(expectations, null, 2)}\n`
}
