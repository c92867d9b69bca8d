/** The meaning of a kind of message when a program that did not accept its input printed it. */
export interface MessageRow {
  /** Tried on every line of standard error and standard output. */
  readonly pattern: RegExp
  /**
   * `unsupported`: it does not know what the module uses, so that its refusal says nothing about the rule asked for.
   * `crash`: it found a fault in itself. `error`: it was not asked properly.
   */
  readonly means: 'unsupported' | 'crash' | 'error'
}
