/** A message of DebugPrintf. */
export interface PrintedText {
  /** From 0. */
  readonly invocation: number
  readonly text: string
  /** Why another text may be printed as well: the format is not described, or a value is not known. */
  readonly open?: string
}
