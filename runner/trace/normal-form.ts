/**
 * What is left of plain words when everything is dropped that AsciiDoc and its rendering may show differently: quotes,
 * emphasis marks, an admonition's label, spaces beside brackets. Only hashed, never printed.
 */
export function normalForm(plain: string): string {
  return plain
    .replace(/^(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION): /, '')
    .replace(/[*_`'"]/g, '')
    .replace(/\s*([()[\]{}<>|])\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
