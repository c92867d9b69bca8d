import { printable } from '../printable.ts'

/** Text in a table cell of Markdown, with bars, line ends and markup escaped. */
export function escaped(text: string): string {
  return printable(text.replaceAll(/\s+/g, ' ')).replaceAll(/[\\`*_{}[\]<>#|]/g, '\\$&')
}
