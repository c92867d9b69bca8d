/** Slips that are found while a file of a text or of its checks is loaded. */
export type AuthorErrorCode =
  | 'unknown-rule'
  | 'unknown-instruction'
  | 'unknown-enumerant'
  | 'unknown-operand'
  | 'unknown-version'
  | 'unknown-export'
  | 'other-name'
  | 'two-checks'
  | 'unreadable-rule'

/** A slip of the author of a text or a check; the message names the file. Never caused by input, which is never thrown about. */
export class AuthorError extends Error {
  readonly code: AuthorErrorCode

  constructor(code: AuthorErrorCode, message: string) {
    super(message)
    this.name = 'AuthorError'
    this.code = code
  }
}
