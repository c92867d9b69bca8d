/** A heading, a paragraph, a list item or a table cell of a text, with its lines joined and its markup still in place. */
export interface Paragraph {
  readonly kind: 'heading' | 'paragraph'
  /** A list item, a table cell, or neither. */
  readonly form: 'text' | 'item' | 'cell'
  readonly words: string
  /** Depth of a heading from 0, `undefined` if the file does not show it (a web page saved as plain text). */
  readonly level?: number
  /** Line on which it begins, from 1. */
  readonly line: number
}
