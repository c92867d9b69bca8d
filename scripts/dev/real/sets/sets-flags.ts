/** One of so many parts, from 1. */
export interface Shard {
  readonly index: number
  readonly count: number
}

/** What of the sets is compiled. */
export interface SetsFlags {
  readonly set?: readonly string[]
  readonly producer?: readonly string[]
  readonly count?: number
  readonly shard?: Shard
  readonly minutes?: number
}
