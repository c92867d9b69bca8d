import picomatch from 'picomatch'
import type { LoggedOracle, Result, RunLog } from '../log/run-log.ts'
import { groupBy } from '../report/group-by.ts'
import type { ExpectationEntry, Expectations } from './expectations.ts'
import { explainer } from './explainer.ts'
import { narrowGlobs } from './narrow-globs.ts'
import { optionsOf } from './options-of.ts'
import { plainVersion } from './plain-version.ts'
import { type SeenAnswers, seen } from './seen.ts'
import { versionOrder } from './version-order.ts'

type NamesByPrefix = ReadonlyMap<string, ReadonlySet<string>>

/** Neighbouring versions of a tool that say nothing against each other, the first and the last of them. */
interface Stretch {
  readonly since: string
  readonly until: string
  readonly shown: NamesByPrefix
  readonly right: NamesByPrefix
  readonly others: NamesByPrefix
}

function union(a: NamesByPrefix, b: NamesByPrefix): NamesByPrefix {
  const rules = [...new Set([...a.keys(), ...b.keys()])]
  return new Map(
    rules.map((rule) => [rule, new Set([...(a.get(rule) ?? []), ...(b.get(rule) ?? [])])]),
  )
}

function shares(a: NamesByPrefix, b: NamesByPrefix): boolean {
  return [...a].some(([rule, names]) => [...names].some((name) => b.get(rule)?.has(name)))
}

/** @param byVersion oldest first. */
function stretches(byVersion: readonly (SeenAnswers & { readonly version: string })[]): Stretch[] {
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

/**
 * Globs of the cases that show the outcome, by rule: a whole rule would excuse cases that were not asked about yet.
 */
function casesOf({ shown, others }: Stretch): readonly string[] {
  return [...shown]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([rule, names]) =>
      narrowGlobs([...names], [...(others.get(rule) ?? [])]).map((glob) => `${rule}/${glob}`),
    )
}

/** Globs of an entry that are as narrow as they must be stay as they were written. */
function isNarrow(entry: ExpectationEntry, { shown, right }: Stretch): boolean {
  return entry.cases !== undefined && right.size === 0 && shown.size >= entry.cases.length
}

function versions(
  entry: ExpectationEntry,
  { since, until }: Stretch,
  index: number,
  count: number,
): Pick<ExpectationEntry, 'versions'> {
  const first = index === 0 ? entry.versions?.since : since
  const last = index === count - 1 ? entry.versions?.until : until
  return first === undefined && last === undefined
    ? {}
    : {
        versions: {
          ...(first === undefined ? {} : { since: first }),
          ...(last === undefined ? {} : { until: last }),
        },
      }
}

function narrowed(entry: ExpectationEntry, all: readonly Stretch[]): ExpectationEntry[] {
  return all.flatMap((stretch, index): ExpectationEntry[] => {
    if (stretch.shown.size === 0) return []
    const range = versions(entry, stretch, index, all.length)
    const { versions: _, rules: __, cases: ids, ...rest } = entry
    const cases = isNarrow(entry, stretch) && ids !== undefined ? ids : casesOf(stretch)
    return [{ ...range, cases, ...rest }]
  })
}

/** The entry, once with its globs that match a result, and once with those that the run did not ask about. */
function byAsked(entry: ExpectationEntry, results: readonly Result[]): readonly ExpectationEntry[] {
  const ids = [
    ...new Set(results.map((result) => (entry.rules === undefined ? result.case : result.rule))),
  ]
  const isAsked = (glob: string): boolean => {
    // Most ids differ in their beginning, which is compared much sooner than the rest.
    const beginning = /^[\w./-]*/.exec(glob)?.[0] ?? ''
    const matches = picomatch(glob)
    return ids.some((id) => id.startsWith(beginning) && matches(id))
  }
  const globs = entry.cases ?? entry.rules ?? []
  const asked = globs.filter(isAsked)
  const others = globs.filter((glob) => !asked.includes(glob))
  const only = (versions: readonly string[]): ExpectationEntry =>
    entry.rules === undefined ? { ...entry, cases: versions } : { ...entry, rules: versions }
  return asked.length === 0 || others.length === 0 ? [entry] : [only(asked), only(others)]
}

/**
 * The expectations of a tool, made as narrow as what the run saw: each entry names globs of the cases that show its
 * outcome, for the versions that do. Entries that the run did not ask about stay.
 */
export function narrowedExpectations(
  before: Expectations,
  tool: string,
  log: RunLog,
): Expectations {
  const oracles = log.header.oracles
    .filter((oracle) => oracle.tool === tool && plainVersion(oracle.version) !== undefined)
    .sort((a, b) => versionOrder(a.version, b.version))
  const names = new Set(oracles.map(({ name }) => name))
  const ofTool = log.results.filter(({ oracle }) => names.has(oracle))
  const all = before.entries.flatMap((entry) => byAsked(entry, ofTool))
  const asked = oracles.map((oracle: LoggedOracle) => ({
    version: plainVersion(oracle.version) ?? '',
    options: optionsOf(oracle.name),
    kind: oracle.kind,
    by: explainer(all, oracle.version, optionsOf(oracle.name), oracle.build),
    results: log.results.filter((result) => result.oracle === oracle.name),
  }))
  return {
    ...before,
    entries: all.flatMap((entry) => {
      // A run may not show an answer that is given in some of them.
      if (entry.sometimes !== undefined) return [entry]
      const alike = groupBy(
        asked.filter(({ by: explained }) => explained.entries.includes(entry)),
        ({ options }) => options,
      )
      const parts = [...alike].map(([options, sameOptions]) => {
        const byVersion = sameOptions.map(({ version, kind, by: sameOptions, results }) => ({
          version,
          ...seen(entry, sameOptions, results, kind),
        }))
        const anything = byVersion.some(({ shown, right }) => shown.size + right.size > 0)
        return { options, entries: anything ? narrowed(entry, stretches(byVersion)) : [entry] }
      })
      if (parts.length === 0) return [entry]
      // Options with the same results share their entries; if all do, they need not be named.
      const same = [...groupBy(parts, ({ entries }) => JSON.stringify(entries)).values()]
      return same.flatMap((stretch) => {
        const options = stretch.map((part) => part.options)
        const entries = stretch[0]?.entries ?? []
        return same.length === 1 ? entries : entries.map((entry) => ({ ...entry, options }))
      })
    }),
  }
}
