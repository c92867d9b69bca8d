import type { Instruction } from '../../module.ts'

/** What is to stand in the place of instructions. */
export interface Edit {
  /** Ordinal of the first instruction that goes; the one that the mutator was asked about when absent. */
  readonly at?: number
  /** How many go; one when absent. */
  readonly removed?: number
  readonly by: readonly Instruction[]
  /** New header words, where they change. */
  readonly header?: { readonly version?: number; readonly bound?: number }
}
