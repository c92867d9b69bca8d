/** What is wrong with a row. */
export interface RowFault {
  /** The row's place in its list. */
  readonly row: number
  readonly rule: string
  /** The word at fault, as the row has it: its line is looked for. */
  readonly word: string
  readonly message: string
}
