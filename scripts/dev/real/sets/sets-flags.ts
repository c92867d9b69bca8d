import type { Shard } from '#runner/check/cases-of-shard'

/** The part of the sets that is compiled. */
export interface SetsFlags {
  readonly set?: readonly string[]
  readonly producer?: readonly string[]
  /** Only what was compiled with debug information. */
  readonly debugInformation?: true
  readonly count?: number
  readonly shard?: Shard
  readonly minutes?: number
}
