/** One measurement of ours compared with theirs. */
export interface BenchRow {
  readonly name: string
  readonly ours: number
  readonly theirs: number
  /** Ours to theirs. */
  readonly ratio: number
  /** On which side of what number the ratio must lie: `<= 1`. */
  readonly goal: string
  readonly unit: string
}
