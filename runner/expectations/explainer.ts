import picomatch from 'picomatch'
import type { Verdict } from '#spec/verdict'
import type { Outcome } from '../log/outcome.ts'
import { groupBy } from '../report/group-by.ts'
import type { ExpectationEntry } from './expectations.ts'
import { idMatcher } from './id-matcher.ts'
import { messageOf } from './message-of.ts'
import { ruleNamed, rulesNamed } from './rule-named.ts'
import { versionOrder } from './version-order.ts'

/** An entry that explains answers, and whether what is known of it fits what a version of the tool says; absent where all does. */
export interface ExplainingEntry extends ExpectationEntry {
  readonly fits?: (verdict: Verdict, version: string) => boolean
}

/** The fields of one environment's answer to one case by which an explanation is found. */
export interface AnswerKey {
  readonly case: string
  readonly rule: string
  readonly environment: string
}

/** The fields by which a case is identified. */
interface Sortable {
  readonly id: string
  readonly rule: string
}

/** Cases as entries are asked about them: of most entries, twenty thousand need not be asked. */
export interface SortedCases<Of> {
  readonly byRule: ReadonlyMap<string, readonly Of[]>
  /** Keyed by the rule with which their ids begin. */
  readonly byBeginning: ReadonlyMap<string, readonly Of[]>
}

/** Every run, and every tool of it, is about the same cases. */
const sortings = new WeakMap<readonly Sortable[], SortedCases<Sortable>>()

/** Cases of a corpus, to be asked about. */
export function sorted<Of extends Sortable>(cases: readonly Of[]): SortedCases<Of> {
  const known = sortings.get(cases) as SortedCases<Of> | undefined
  if (known !== undefined) return known
  const made = {
    byRule: groupBy(cases, ({ rule }) => rule),
    byBeginning: groupBy(cases, ({ id }) => ruleNamed(id) ?? ''),
  }
  sortings.set(cases, made)
  return made
}

/** The entries that hold for one version of a tool, ready to be asked. */
export interface Explainer {
  /** Entries that hold for the version, in file order. */
  readonly entries: readonly ExplainingEntry[]
  /** Whether the entry speaks of that case in that environment, whatever the answer is. */
  readonly covers: (entry: ExpectationEntry, asked: AnswerKey) => boolean
  /** The cases that the entry covers, in any environment. */
  readonly casesOf: <Of extends Sortable>(
    entry: ExpectationEntry,
    cases: SortedCases<Of>,
  ) => readonly Of[]
  /** Whether the entry speaks of that environment, whatever the case is. */
  readonly coversEnvironment: (entry: ExpectationEntry, environment: string) => boolean
  /**
   * The first entry that explains the outcome for the case; if none does, one whose signature is in the tool's message.
   */
  readonly explains: (
    asked: AnswerKey,
    outcome: Outcome | ExpectationEntry['outcome'],
    verdict?: Verdict,
  ) => ExpectationEntry | undefined
}

const everything = () => true

/** A hash or a date may be written in part, on either side. */
function isSameBuild(entry: string, build: string | undefined): boolean {
  return build !== undefined && (build.startsWith(entry) || entry.startsWith(build))
}

/**
 * @param version of the tool, as it says it: what is not a number or dot does not count. If it is empty, it is not
 * known whether an entry for some versions applies, so only those for all do.
 * @param options that the SPEC names; if absent, entries for any options hold.
 * @param build of the tool, where it states one; entries for particular builds hold for those alone.
 */
export function explainer(
  all: readonly ExplainingEntry[],
  version: string,
  options?: string,
  build?: string,
): Explainer {
  const entries = all.filter(
    ({ versions: { since, until } = {}, options: only, builds }) =>
      (builds?.some((known) => isSameBuild(known, build)) ?? true) &&
      (only === undefined || options === undefined || picomatch([...only])(options)) &&
      (version !== '' || (since === undefined && until === undefined)) &&
      (since === undefined || versionOrder(version, since) >= 0) &&
      (until === undefined || versionOrder(version, until) <= 0),
  )
  const matchers = new Map(
    entries.map((entry) => [
      entry,
      {
        rule: entry.rules === undefined ? everything : idMatcher(entry.rules),
        case: entry.cases === undefined ? everything : idMatcher(entry.cases),
        environment: entry.environments === undefined ? everything : idMatcher(entry.environments),
      },
    ]),
  )
  const byOutcome = groupBy(
    entries,
    ({ outcome }): Outcome | ExpectationEntry['outcome'] => outcome,
  )
  const coversCase = (entry: ExpectationEntry, asked: Omit<AnswerKey, 'environment'>) => {
    const matches = matchers.get(entry)
    return matches?.rule(asked.rule) === true && matches.case(asked.case)
  }
  const coversEnvironment = (entry: ExpectationEntry, environment: string) =>
    matchers.get(entry)?.environment(environment) ?? false
  const covers = (entry: ExpectationEntry, asked: AnswerKey) =>
    coversCase(entry, asked) && coversEnvironment(entry, asked.environment)
  return {
    entries,
    covers,
    casesOf: (entry, cases) => {
      const covered = matchers.get(entry)
      if (covered === undefined) return []
      const named = rulesNamed(entry)
      const some =
        named === undefined
          ? [...cases.byRule].flatMap(([rule, filed]) => (covered.rule(rule) ? filed : []))
          : [...named].flatMap((rule) => cases.byBeginning.get(rule) ?? [])
      return some.filter(({ id, rule }) => coversCase(entry, { case: id, rule }))
    },
    coversEnvironment,
    explains: (asked, outcome, verdict) => {
      const message = verdict === undefined ? '' : messageOf(verdict)
      const alike = byOutcome.get(outcome) ?? []
      return (
        alike.find(
          (entry) =>
            covers(entry, asked) &&
            (verdict === undefined || entry.fits?.(verdict, version) !== false),
        ) ??
        alike.find(
          (entry) =>
            entry.says?.some((part) => message.includes(part)) === true &&
            coversEnvironment(entry, asked.environment),
        )
      )
    },
  }
}
