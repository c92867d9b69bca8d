/** One sentence or table cell of a text, outside headings and front matter. */
export interface Statement {
  /** First 16 hex digits of the SHA-256 of the statement's normal form. */
  readonly hash: string
  /** The headings and the term it stands under, joined by ` / `. */
  readonly section: string
  /** Position among the statements of its section, from 1. */
  readonly ordinal: number
  /** The reader's own text without its markup. Never stored in the tree. */
  readonly words: string
  /** Line of the file on which its paragraph begins, from 1. */
  readonly line: number
}
