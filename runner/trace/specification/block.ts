/** Lines of a chapter between blank lines: a paragraph, a cell of a table, or an item of a list. */
export interface TextBlock {
  /** Titles of the chapter and those around it, outermost first, without numbers. */
  readonly path: readonly string[]
  /** Number of the chapter: `3.3.8`. */
  readonly chapter: string
  /** `code` is not indented. */
  readonly form: 'text' | 'item' | 'code'
  /** Columns before the mark of an item; 0 for the other forms. */
  readonly indent: number
  /** Lines as the author broke them: those that were only wrapped are joined. */
  readonly lines: readonly string[]
  /** Line of the file on which it begins, from 1. */
  readonly line: number
}
