import type { FuzzFinding } from '../finding/finding.ts'
import type { Phases } from './phases.ts'
import type { Settled } from './state.ts'

/**
 * Whether a finding was made in this run, was shown again when it was replayed, was not shown again, or concerns tools
 * that were not asked.
 */
export type FoundState = 'new' | 'still' | 'gone' | 'unasked'

/** The result of a campaign, including its earlier runs. */
export interface CampaignSummary {
  readonly seed: number
  readonly shard: { readonly index: number; readonly count: number }
  /** Modules of the slices that are done in all; and made in this run, those of slices that the next one does again too. */
  readonly runs: number
  readonly runsNow: number
  /** Figures of this run. */
  readonly seconds: number
  /** Seconds of this run, of all processes of this machine together. */
  readonly phases: Phases
  /** Modules by the judge's verdict; answers by probe and kind; disagreements by probe and outcome. */
  readonly counts: Readonly<Record<string, number>>
  /** Signatures that the expectations explain. */
  readonly known: number
  /** Causes that explain what was found for cases made in the same way, sorted; each with the folder of one that shows it. */
  readonly probablyKnown: readonly {
    readonly tool: string
    readonly cause: string
    /** How many makings showed it. */
    readonly count: number
    /** The folder of the finding, below that of the campaign. */
    readonly folder: string
  }[]
  /** Signatures that did not show again when they were to be made small. */
  readonly unrepeated: number
  /** How many modules broke a rule and no other, by its id. */
  readonly alone: Readonly<Record<string, number>>
  /** Signatures of modules that only the reference calls valid: work on the reference, as far as is known. */
  readonly unconfirmed: number
  /** Signatures of modules about which the tool is right by another published version or reading of a text. */
  readonly otherRevision: number
  /** The tries, as `<dimension> <name>`. */
  readonly tried: readonly string[]
  /** The findings in `findings/`, and on request those in `unconfirmed/`. */
  readonly findings: readonly (FuzzFinding & {
    /** The folder of the finding, below that of the campaign. */
    readonly folder: string
    readonly state: FoundState
  })[]
}

/** How many signatures were settled without a finding, by why. */
export function settledCounts(
  settled: ReadonlyMap<string, Settled>,
): Pick<CampaignSummary, 'known' | 'unrepeated' | 'unconfirmed' | 'otherRevision'> {
  // Tries of one signature count once, and not at all where another module showed it.
  const count = (kind: Settled): number =>
    new Set(
      [...settled]
        .filter(([, how]) => how === kind)
        .map(([key]) => key.replace(/ \(\w+\) in module \d+$/, ''))
        .filter((signature) => kind === 'known' || !settled.has(signature)),
    ).size
  return {
    known: count('known'),
    unrepeated: count('gone'),
    unconfirmed: count('unconfirmed'),
    otherRevision: count('other-revision'),
  }
}
