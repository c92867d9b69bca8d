/** One operator, literal or condition of a source that is to be changed. Offsets count UTF-16 units of the source. */
export interface SourceMutation {
  readonly start: number
  readonly end: number
  /** The new content of the range: texts, and ranges of the source that stay. */
  readonly parts: readonly (string | readonly [start: number, end: number])[]
  /** The change, as in `&& becomes ||`. */
  readonly change: string
}
