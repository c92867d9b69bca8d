/** A cause that explains what a tool makes of cases which are like a module. */
export interface KnownCause {
  /** Its id. */
  readonly cause: string
  readonly reason: string
  /** The first of the cases, or what names them. */
  readonly case: string
}
