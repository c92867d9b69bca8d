/** A type, and how it lies in memory where it is laid out explicitly. */
export interface LaidType {
  readonly id: number
  /** In bytes; of a run-time array, of one element with its gap. */
  readonly size: number
  /** In bytes. */
  readonly alignment: number
  /** Bytes from one column to the next, of a matrix and of arrays of it: asked for where it is a member. */
  readonly matrixStride?: number
  /** True of structures with `Block` and of arrays of them, which have no stride. */
  readonly isBlock?: true
}
