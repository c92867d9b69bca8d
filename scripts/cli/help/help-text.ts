import { asTyped } from '#runner/our-command'
import { wrappedParagraphs } from '#runner/wrapped'

/** The visible part of a help, and its width. */
export interface HelpView {
  /** With the options and remarks that few readers need. */
  readonly isAll: boolean
  readonly columns: number
}

const heading = /^More:\n/m

/** The remarks that only the whole help shows: from their heading to the examples. */
const more = /^More:\n[\s\S]*?(?=^Examples:\n|(?![\s\S]))/m

/** Columns of text that is comfortable to read. */
const mostColumns = 100

/**
 * A part of a help for a terminal: remarks wrapped, never within a command, and examples that can be pasted where they are read.
 */
export function helpText(help: string, { isAll, columns }: HelpView): string {
  const shown = help.replace(isAll ? heading : more, '')
  const [before = '', ...examples] = shown.split(/(?<=^Examples:\n)/m)
  return wrappedParagraphs(before, Math.min(columns, mostColumns)) + examples.map(asTyped).join('')
}
