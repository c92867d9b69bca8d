import type { LoggedOracle, RunLog } from '../log/run-log.ts'
import { groupBy } from '../report/group-by.ts'
import type { Expectation, Expectations } from './expectations.ts'
import { explainer } from './explainer.ts'
import { narrowGlobs } from './narrow-globs.ts'
import { optionsOf } from './options-of.ts'
import { plainVersion } from './plain-version.ts'
import { type Seen, seen } from './seen.ts'
import { versionOrder } from './version-order.ts'

type Names = ReadonlyMap<string, ReadonlySet<string>>

/** Neighbouring versions of a tool that say nothing against each other, the first and the last of them. */
interface Stretch {
  readonly since: string
  readonly until: string
  readonly shown: Names
  readonly right: Names
  readonly others: Names
}

function union(a: Names, b: Names): Names {
  const rules = [...new Set([...a.keys(), ...b.keys()])]
  return new Map(
    rules.map((rule) => [rule, new Set([...(a.get(rule) ?? []), ...(b.get(rule) ?? [])])]),
  )
}

function shares(a: Names, b: Names): boolean {
  return [...a].some(([rule, names]) => [...names].some((name) => b.get(rule)?.has(name)))
}

/** @param byVersion oldest first. */
function stretches(byVersion: readonly (Seen & { readonly version: string })[]): Stretch[] {
  const found: Stretch[] = []
  for (const { version, shown, right, others } of byVersion) {
    const last = found.at(-1)
    if (last === undefined || shares(last.shown, others) || shares(shown, last.others))
      found.push({ since: version, until: version, shown, right, others })
    else
      found[found.length - 1] = {
        since: last.since,
        until: version,
        shown: union(last.shown, shown),
        right: union(last.right, right),
        others: union(last.others, others),
      }
  }
  return found
}

/** Rules of which everything shows the outcome that can, and of all others the cases that do. */
function subjects(entry: Expectation, { shown, right, others }: Stretch) {
  const ofRules = entry.rules !== undefined
  const whole: string[] = []
  const cases: string[] = []
  for (const [rule, names] of [...shown].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (ofRules && (right.get(rule)?.size ?? 0) === 0) whole.push(rule)
    else {
      const globs = narrowGlobs([...names], [...(others.get(rule) ?? [])])
      cases.push(...globs.map((glob) => `${rule}/${glob}`))
    }
  }
  return { whole, cases }
}

/** Globs of an entry that are as narrow as they must be stay as they were written. */
function isNarrow(entry: Expectation, { shown, right }: Stretch): boolean {
  const rules = [...shown.keys()]
  const spared = rules.every((rule) => (right.get(rule)?.size ?? 0) === 0)
  const named = entry.cases ?? entry.rules ?? []
  return spared && right.size === 0 && rules.length >= named.length
}

function versions(
  entry: Expectation,
  { since, until }: Stretch,
  at: number,
  of: number,
): Pick<Expectation, 'versions'> {
  const first = at === 0 ? entry.versions?.since : since
  const last = at === of - 1 ? entry.versions?.until : until
  return first === undefined && last === undefined
    ? {}
    : {
        versions: {
          ...(first === undefined ? {} : { since: first }),
          ...(last === undefined ? {} : { until: last }),
        },
      }
}

function narrowed(entry: Expectation, all: readonly Stretch[]): Expectation[] {
  return all.flatMap((stretch, at): Expectation[] => {
    if (stretch.shown.size === 0) return []
    const range = versions(entry, stretch, at, all.length)
    const { versions: _, rules, cases: ids, ...rest } = entry
    if (isNarrow(entry, stretch))
      return [{ ...range, ...(rules ? { rules } : {}), ...(ids ? { cases: ids } : {}), ...rest }]
    const { whole, cases } = subjects(entry, stretch)
    return [
      ...(whole.length === 0 ? [] : [{ ...range, rules: whole, ...rest }]),
      ...(cases.length === 0 ? [] : [{ ...range, cases, ...rest }]),
    ]
  })
}

/**
 * The expectations of a tool, made as narrow as what the run saw: each entry names the rules of which every case that could
 * shows its outcome, and of others globs of the cases that do, for the versions that do. What nobody was asked about stays.
 */
export function narrowedExpectations(
  before: Expectations,
  tool: string,
  log: RunLog,
): Expectations {
  const oracles = log.header.oracles
    .filter((oracle) => oracle.tool === tool && plainVersion(oracle.version) !== undefined)
    .sort((a, b) => versionOrder(a.version, b.version))
  const asked = oracles.map((oracle: LoggedOracle) => ({
    version: plainVersion(oracle.version) ?? '',
    options: optionsOf(oracle.name),
    by: explainer(before.entries, oracle.version, optionsOf(oracle.name)),
    results: log.results.filter((result) => result.oracle === oracle.name),
  }))
  return {
    ...before,
    entries: before.entries.flatMap((entry) => {
      const alike = groupBy(
        asked.filter(({ by }) => by.entries.includes(entry)),
        ({ options }) => options,
      )
      const parts = [...alike].map(([options, of]) => {
        const byVersion = of.map(({ version, by, results }) => ({
          version,
          ...seen(entry, by, results),
        }))
        const anything = byVersion.some(({ shown, right }) => shown.size + right.size > 0)
        return { options, entries: anything ? narrowed(entry, stretches(byVersion)) : [entry] }
      })
      if (parts.length === 0) return [entry]
      // Options that come to the same share their entries; where all do, nobody need name them.
      const same = [...groupBy(parts, ({ entries }) => JSON.stringify(entries)).values()]
      return same.flatMap((of) => {
        const options = of.map((part) => part.options)
        const entries = of[0]?.entries ?? []
        return same.length === 1 ? entries : entries.map((one) => ({ ...one, options }))
      })
    }),
  }
}
