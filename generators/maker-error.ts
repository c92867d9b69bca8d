/** A mistake of a generator or mutator. Never caused by input: foreign modules and texts become values. */
export type MakerErrorCode =
  | 'unknown-instruction'
  | 'unknown-enumerant'
  | 'unfit-choices'
  | 'faulty-template'
  | 'faulty-pair'
  /** A row that the grammar does not have the words for, or that signatures cannot show. */
  | 'faulty-row'
  /** Something that the code of a maker threw, with the maker's name before it. */
  | 'faulty-maker'

/** A mistake in the maker's own code; the message names the instruction or id it is about. */
export class MakerError extends Error {
  readonly code: MakerErrorCode
  /** Text of the author's that is wrong, as it was written: a name, or a line. */
  readonly culprit: string | undefined

  constructor(code: MakerErrorCode, message: string, culprit?: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause })
    this.name = 'MakerError'
    this.code = code
    this.culprit = culprit
  }
}
