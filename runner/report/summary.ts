import { type StaleCause, stale, staleCauses } from '../expectations/stale.ts'
import { disagreements, type Outcome, outcomes } from '../log/outcome.ts'
import type { LoggedOracle, Result, RunLog } from '../log/run-log.ts'
import { type Followed, followed } from '../revisions/followed.ts'
import { byClient, type ClientCheck, type ClientRow, clientChecks } from './by-client.ts'
import { fails, unexplained } from './failure.ts'
import { groupBy } from './group-by.ts'
import { type OtherReason, otherReasons } from './other-reasons.ts'
import { type OtherRevision, otherRevisions } from './other-revisions.ts'
import { silent } from './silent.ts'
import { verdictText } from './verdict-text.ts'

/** Counts of results: by outcome, and the number of unexplained disagreements. */
export interface Tally {
  readonly counts: Readonly<Partial<Record<Outcome, number>>>
  readonly asked: number
  readonly unexplained: number
}

/** A disagreement of one oracle. */
export interface Disagreement {
  readonly rule: string
  readonly case: string
  readonly oracle: string
  readonly outcome: Outcome
  readonly environments: readonly string[]
  /** The message of the oracle, in one line. */
  readonly said: string
  readonly section: string
  /** Absent if no expectation explains it. */
  readonly explained?: string
  readonly gates: boolean
}

/** A rule with one tally per oracle, in the order of {@link Summary.oracles}. */
export interface RuleRow {
  readonly rule: string
  readonly text: string
  readonly slug: string
  readonly summary: string
  readonly cells: readonly Tally[]
}

/** The data of a run that reports show. */
export interface Summary {
  readonly suite: { readonly name: string; readonly version: string }
  readonly texts: readonly { readonly name: string; readonly revision: number }[]
  readonly oracles: readonly LoggedOracle[]
  readonly environments: readonly string[]
  readonly rules: readonly RuleRow[]
  /** One per oracle. */
  readonly totals: readonly Tally[]
  /** By text and family of environments; empty if the run asks in one family only. */
  readonly clients: readonly ClientRow[]
  /** Rules that oracles check in environments of a client only. */
  readonly clientChecks: readonly ClientCheck[]
  /** Unexplained ones first, then by severity. */
  readonly disagreements: readonly Disagreement[]
  /** Agreement for another reason than the rule of the case; never fails a run. */
  readonly otherReasons: readonly OtherReason[]
  /** Cases of sentences that can be read two ways, with the answer of each oracle. */
  readonly open: readonly {
    readonly case: string
    readonly oracle: string
    readonly said: string
  }[]
  /** Causes of which nothing is seen any more. */
  readonly staleCauses: readonly StaleCause[]
  readonly stale: readonly {
    readonly oracle: string
    readonly entry: string
    /** Cases answered rightly that the entry would excuse. */
    readonly right?: number | undefined
  }[]
  /** Answers that are right by other published versions of a text only; never fail a run. */
  readonly otherRevisions: readonly OtherRevision[]
  /** Which version of each text every validator follows. */
  readonly followed: readonly Followed[]
  readonly stopped: boolean
  /** Oracles whose answers are worth nothing, in words; each fails the run, whatever explains its answers. */
  readonly silent: readonly string[]
  /** Oracles that state no version, so that no entry for some versions applies to them. */
  readonly unversioned: readonly string[]
  /** Somebody who gates disagrees and nothing explains it, an oracle is silent, or strict expectations are stale. */
  readonly failed: boolean
}

function tally(results: readonly Result[]): Tally {
  const counts: Partial<Record<Outcome, number>> = {}
  let open = 0
  for (const result of results) {
    counts[result.outcome] = (counts[result.outcome] ?? 0) + 1
    if (unexplained(result).length > 0) open++
  }
  return { counts, asked: results.length, unexplained: open }
}

function disagreementsOf(
  result: Result,
  oracle: LoggedOracle,
  section: string,
): readonly Disagreement[] {
  const wrong = result.answers.filter(({ outcome }) => disagreements.has(outcome))
  const groups = groupBy(wrong, ({ outcome, explained }) => JSON.stringify([outcome, explained]))
  return [...groups.values()].flatMap((answers) => {
    const [first] = answers
    if (first === undefined) return []
    return [
      {
        rule: result.rule,
        case: result.case,
        oracle: oracle.name,
        outcome: first.outcome,
        environments: answers.map(({ environment }) => environment),
        said: first.detail ?? verdictText(first.verdict),
        section,
        ...(first.explained === undefined ? {} : { explained: first.explained }),
        gates: oracle.standing === 'gates',
      },
    ]
  })
}

/** The figures and findings of a run, as every report shows them. */
export function summary(log: RunLog): Summary {
  const { header, results, footer } = log
  const oracles = new Map(header.oracles.map((oracle) => [oracle.name, oracle]))
  const byRule = groupBy(results, ({ rule }) => rule)
  const found = results.flatMap((result) => {
    const oracle = oracles.get(result.oracle)
    const section = header.rules[result.rule]?.section ?? ''
    return oracle === undefined ? [] : disagreementsOf(result, oracle, section)
  })
  const byOracle = groupBy(results, ({ oracle }) => oracle)
  // Of answers that were selected by what they are, it says nothing that all are wrong.
  const { where } = header.selection
  const whole = where === undefined ? header.oracles : []
  const mute = whole.flatMap((oracle) => {
    const why = silent(oracle, byOracle.get(oracle.name) ?? [])
    return why === undefined ? [] : [why]
  })
  const old = stale(footer)
  const order = ({ explained, gates }: Disagreement) =>
    explained !== undefined ? 2 : gates ? 0 : 1
  return {
    suite: header.suite,
    texts: header.texts,
    oracles: header.oracles,
    environments: header.environments,
    rules: [...byRule.keys()].sort().map((rule) => {
      const ofRule = groupBy(byRule.get(rule) ?? [], ({ oracle }) => oracle)
      const slash = rule.indexOf('/')
      return {
        rule,
        text: rule.slice(0, slash),
        slug: rule.slice(slash + 1),
        summary: header.rules[rule]?.summary ?? '',
        cells: header.oracles.map(({ name }) => tally(ofRule.get(name) ?? [])),
      }
    }),
    totals: header.oracles.map(({ name }) => tally(byOracle.get(name) ?? [])),
    clients: byClient(log),
    clientChecks: clientChecks(log),
    disagreements: found.sort(
      (a, b) => order(a) - order(b) || outcomes.indexOf(a.outcome) - outcomes.indexOf(b.outcome),
    ),
    otherReasons: otherReasons(results),
    open: results
      .filter(({ expect }) => expect === 'either')
      .map((result) => ({
        case: result.case,
        oracle: result.oracle,
        said: result.answers[0] === undefined ? '' : verdictText(result.answers[0].verdict),
      })),
    otherRevisions: otherRevisions(results),
    followed: followed(log),
    stale: old,
    staleCauses: staleCauses(footer),
    stopped: footer.stopped,
    silent: mute,
    unversioned: header.oracles.filter(({ version }) => version === '').map(({ name }) => name),
    failed:
      mute.length > 0 ||
      (header.strictExpectations === true && old.length > 0) ||
      results.some((result) => {
        const oracle = oracles.get(result.oracle)
        return oracle === undefined || fails(result, oracle)
      }),
  }
}
