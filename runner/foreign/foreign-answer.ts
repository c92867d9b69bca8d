import type { Verdict } from '#spec/verdict'

/** The answers about a module in one environment. */
export interface ForeignAnswer {
  readonly file: string
  readonly env: string
  /** The reference's. */
  readonly verdict: Verdict
  /** Texts that the module uses. */
  readonly texts: readonly string[]
  /** Those of them with a rule that the module breaks. */
  readonly misuses: readonly string[]
  readonly tools: readonly {
    readonly tool: string
    readonly verdict: Verdict
    /** Whether it crashes, hangs or disagrees with the reference. */
    readonly disagrees: boolean
  }[]
}
