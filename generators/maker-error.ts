/** What a generator or mutator did wrong. Never caused by input: foreign modules and texts become values. */
export type MakerErrorCode =
  | 'unknown-instruction'
  | 'unknown-enumerant'
  | 'unfit-choices'
  | 'faulty-template'
  | 'faulty-pair'

/** A mistake in the maker's own code; the message names the instruction or id it is about. */
export class MakerError extends Error {
  readonly code: MakerErrorCode
  /** Text of the author's that is wrong, as it was written: a name, or a line. */
  readonly culprit: string | undefined

  constructor(code: MakerErrorCode, message: string, culprit?: string) {
    super(message)
    this.name = 'MakerError'
    this.code = code
    this.culprit = culprit
  }
}
