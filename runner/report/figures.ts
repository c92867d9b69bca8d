import { type StaleCause, stale, staleCauses } from '../expectations/stale.ts'
import type { LoggedOracle, LoggedRun } from '../log/run-log.ts'
import { type Followed, following } from '../revisions/followed.ts'
import { type ByClient, byClient, type ClientCheck, type ClientRow } from './by-client.ts'
import { type Finding, finding } from './finding.ts'
import { type Fold, folded } from './fold.ts'
import { type Inconsistent, inconsistent } from './inconsistent.ts'
import { type OtherReason, otherReasons } from './other-reasons.ts'
import { type OtherRevision, otherRevisions } from './other-revisions.ts'
import { type OracleReadings, reading } from './readings.ts'
import { silent } from './silent.ts'
import { type Tallies, type Tally, tallying } from './tally.ts'

/** A rule with one tally per oracle, in the order of {@link Figures.oracles}. */
export interface RuleTallies {
  readonly rule: string
  readonly text: string
  readonly slug: string
  readonly summary: string
  readonly cells: readonly Tally[]
}

/** The data of a run that reports show, as many as its rules, tools and explanations, however many its answers are. */
export interface Figures {
  readonly suite: { readonly name: string; readonly version: string }
  readonly texts: readonly { readonly name: string; readonly revision: number }[]
  readonly oracles: readonly LoggedOracle[]
  readonly environments: readonly string[]
  readonly rules: readonly RuleTallies[]
  /** One per oracle. */
  readonly totals: readonly Tally[]
  /** One row for each text and family of environments; empty if the run asks in one family only. */
  readonly clients: readonly ClientRow[]
  /** Rules that oracles check in environments of a client only. */
  readonly clientChecks: readonly ClientCheck[]
  /** Disagreements that belong together: unexplained ones first, then by severity. */
  readonly findings: readonly Finding[]
  /** Tools that answer rightly when asked again; each that gates fails the run, and blames no rule. */
  readonly inconsistent: readonly Inconsistent[]
  /** Agreement for another reason than the rule of the case; fails a run that asks for right reasons. */
  readonly otherReasons: readonly OtherReason[]
  /** Sentences that can be read two ways, with the reading of each oracle. */
  readonly readings: OracleReadings
  /** Causes that are no longer observed. */
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
  /** Lines that name the common traits of modules with wrong answers. */
  readonly common: readonly string[]
  readonly stopped: boolean
  /** Oracles whose answers are worth nothing, in words; each fails the run, whatever explains its answers. */
  readonly silent: readonly string[]
  /** Oracles that state no version, so that no entry for some versions applies to them. */
  readonly unversioned: readonly string[]
  /** Which of the strict expectations and reasons the run asks for. */
  readonly isStrict: { readonly expectations: boolean; readonly reasons: boolean }
  /** A tool that gates disagrees and nothing explains it, or does not repeat itself, an oracle is silent, or strict expectations are stale. */
  readonly failed: boolean
}

/** Works out the figures of a run. */
export function figuring(run: Pick<LoggedRun, 'header' | 'footer'>): Fold<Figures> {
  const { header } = run
  const folds: Folds = {
    tallies: tallying(header.oracles),
    clients: byClient(header.oracles),
    findings: finding(header),
    inconsistent: inconsistent(header.oracles),
    otherReasons: otherReasons(),
    otherRevisions: otherRevisions(),
    readings: reading(),
    followed: following(header),
  }
  const all = Object.values(folds)
  return {
    take: (result) => {
      for (const { take } of all) take(result)
    },
    end: () => figuresOf(run, folds),
  }
}

type Folds = {
  readonly tallies: Fold<Tallies>
  readonly clients: Fold<ByClient>
  readonly findings: Fold<readonly Finding[]>
  readonly inconsistent: Fold<readonly Inconsistent[]>
  readonly otherReasons: Fold<readonly OtherReason[]>
  readonly otherRevisions: Fold<readonly OtherRevision[]>
  readonly readings: Fold<OracleReadings>
  readonly followed: Fold<readonly Followed[]>
}

function figuresOf(
  { header, footer }: Pick<LoggedRun, 'header' | 'footer'>,
  folds: Folds,
): Figures {
  const { oracles } = header
  const { rules, totals, hasOthers } = folds.tallies.end()
  // If answers were selected by their outcome, it means nothing that all are wrong.
  const { where } = header.selection
  const whole = where === undefined ? oracles : []
  const mute = whole.flatMap((oracle, index) => {
    const total = totals[index]
    return (total && silent(oracle, total)) ?? []
  })
  const old = stale(footer)
  const reasons = folds.otherReasons.end()
  const unrepeated = folds.inconsistent.end()
  const isStrict = {
    expectations: header.strictExpectations === true,
    reasons: header.strictReasons === true,
  }
  return {
    suite: header.suite,
    texts: header.texts,
    oracles,
    environments: header.environments,
    rules: [...rules].map(([rule, cells]) => {
      const slash = rule.indexOf('/')
      return {
        rule,
        text: rule.slice(0, slash),
        slug: rule.slice(slash + 1),
        summary: header.rules[rule]?.summary ?? '',
        cells,
      }
    }),
    totals,
    ...folds.clients.end(),
    findings: folds.findings.end(),
    inconsistent: unrepeated,
    otherReasons: reasons,
    readings: folds.readings.end(),
    otherRevisions: folds.otherRevisions.end(),
    followed: folds.followed.end(),
    stale: old,
    staleCauses: staleCauses(footer),
    common: footer.common ?? [],
    stopped: footer.stopped,
    silent: mute,
    unversioned: oracles.filter(({ version }) => version === '').map(({ name }) => name),
    isStrict,
    failed:
      mute.length > 0 ||
      (isStrict.expectations && old.length > 0) ||
      (isStrict.reasons && reasons.length > 0) ||
      hasOthers ||
      unrepeated.some(({ gates }) => gates) ||
      oracles.some(
        ({ standing }, index) => standing === 'gates' && (totals[index]?.unexplained ?? 0) > 0,
      ),
  }
}

/** The figures of a run, by going through its results once. */
export function figures(run: LoggedRun): Figures {
  const [figures] = folded(run.results, figuring(run))
  return figures
}
