/**
 * Plain words without everything that may differ between AsciiDoc and its rendering: quotes, emphasis marks, the label of
 * an admonition, spaces next to brackets. Only hashed, never printed.
 */
export function normalForm(plain: string): string {
  return plain
    .replace(/^(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION): /, '')
    .replace(/[*_`'"]/g, '')
    .replace(/\s*([()[\]{}<>|])\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
