/** Why something could not be done, for a person to read: a value where others throw. */
export interface Problem {
  readonly kind: 'problem'
  /** Lower case words joined by hyphens; never renamed, for programs look at it. */
  readonly code: string
  /** One line; begins with the file and position where there is one. */
  readonly message: string
  /** The remedy. */
  readonly hint?: string
}

/** A problem with this message. */
export function problem(code: string, message: string, hint?: string): Problem {
  return { kind: 'problem', code, message, ...(hint === undefined ? {} : { hint }) }
}
