import type { Verdict } from '#spec/verdict'

/** What is said of somebody's module in one environment. */
export interface ForeignAnswer {
  readonly file: string
  readonly env: string
  /** The reference's. */
  readonly verdict: Verdict
  /** Texts that the module uses. */
  readonly texts: readonly string[]
  /** Those of them that have a rule which it breaks. */
  readonly misuses: readonly string[]
  readonly tools: readonly {
    readonly tool: string
    readonly verdict: Verdict
    /** It dies or hangs, or says otherwise than the reference. */
    readonly disagrees: boolean
  }[]
}
