import type { Finding } from '../finding/finding.ts'

/** Of a finding: come upon in this run; shown again when it was replayed; not shown again; of tools that were not asked. */
export type FoundState = 'new' | 'still' | 'gone' | 'unasked'

/** What a campaign has come to, earlier runs of it included. */
export interface CampaignSummary {
  readonly seed: number
  readonly shard: { readonly index: number; readonly count: number }
  /** Modules made in all, and in this run. */
  readonly runs: number
  readonly runsNow: number
  /** Of this run. */
  readonly seconds: number
  /** Modules by the judge's verdict; answers by probe and kind; disagreements by probe and outcome. */
  readonly counts: Readonly<Record<string, number>>
  /** Signatures that the expectations explain. */
  readonly known: number
  /** Signatures that did not show again when they were to be made small. */
  readonly unrepeated: number
  /** How many modules broke a rule and no other, by its id. */
  readonly alone: Readonly<Record<string, number>>
  /** What was tried, as `<dimension> <name>`. */
  readonly tried: readonly string[]
  readonly findings: readonly (Finding & {
    readonly folder: string
    readonly state: FoundState
  })[]
}
