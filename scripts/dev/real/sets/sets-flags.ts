import type { Shard } from '#runner/check/cases-of-shard'

/** What of the sets is compiled. */
export interface SetsFlags {
  readonly set?: readonly string[]
  readonly producer?: readonly string[]
  readonly count?: number
  readonly shard?: Shard
  readonly minutes?: number
}
