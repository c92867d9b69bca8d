/** Text in a table cell of Markdown, with bars, line ends and markup escaped. */
export function escaped(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_{}[\]<>#|]/g, '\\$&')
}
