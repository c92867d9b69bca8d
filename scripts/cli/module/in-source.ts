import type { PlacedViolation } from '#runner/foreign/placed'
import type { SourceText } from '../input/to-module.ts'

/** A violation with its line in the text that the module was assembled from. */
export interface PlacedInSource extends PlacedViolation {
  readonly source?: { readonly line: number; readonly text: string }
}

/**
 * Violations with the line of the text on which the instruction at fault begins, and with the names that ids have in that text.
 * The header of a module is on no line.
 */
export function inSource(
  places: readonly PlacedViolation[],
  { text, ids, places: instructions }: SourceText,
): readonly PlacedInSource[] {
  const lines = text.split('\n')
  const names = new Map([...ids].map(([name, id]) => [String(id), name]))
  return places.map((placed) => {
    const { word, message } = placed.blame
    const instruction = instructions.findLast((instruction) => instruction.word <= word)
    const named = message.replaceAll(
      /%(\d+)\b/g,
      (id, number) => `%${names.get(number) ?? id.slice(1)}`,
    )
    const blame = { ...placed.blame, message: named }
    if (instruction === undefined) return { ...placed, blame }
    const { line } = instruction
    return { ...placed, blame, source: { line, text: (lines[line - 1] ?? '').trim() } }
  })
}
