/** One sentence or table cell of a text, outside headings and front matter. */
export interface Statement {
  /** First 16 hex digits of the SHA-256 of the statement's normal form. */
  readonly hash: string
  /** The headings and the term above it, joined by ` / `. */
  readonly section: string
  /** Position among the statements of its section, from 1. */
  readonly ordinal: number
  /** The words of the reader's copy of the text, without markup. Never stored in the repository. */
  readonly words: string
  /** Line of the file on which its paragraph begins, from 1. */
  readonly line: number
  /** Present if it is a row of a table: names, numbers, operands and capabilities. */
  readonly row?: true
}
