import { MakerError } from '../maker-error.ts'
import type { Pieces } from '../pairs/pieces.ts'

/** A quoted string, or what precedes the text of a way. */
const wayMark = /"(?:[^"\\]|\\.)*"|\|\s*[a-z\d]+(?:-[a-z\d]+)*:/g

function hasAlternatives(text: string): boolean {
  return [...text.matchAll(wayMark)].some(([mark]) => mark[0] !== '"')
}

/** Labels whose texts take the place of those of the pieces. */
function replacedLabels(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(/^([a-zA-Z]+):/gm), ([, label = '']) => label))
}

/**
 * Readers look in the text of a pair for what breaks the rule, so a pair that has alternatives in its pieces only
 * declares it: `{{#pair in=layout ways="pieces"}}`.
 *
 * @param stated what the pair gives as `ways`.
 * @throws {MakerError} when the pair does not say so, and when it does although its text has ways.
 */
export function assertPlaceOfWays(text: string, given: Pieces, stated: unknown): void {
  if (stated !== undefined && stated !== 'pieces')
    throw new MakerError('faulty-pair', `ways="${stated}" is not ways="pieces"`, `${stated}`)
  const replaced = replacedLabels(text)
  const isOwn = hasAlternatives(text) || replaced.has('versions')
  if (stated === 'pieces' && isOwn)
    throw new MakerError('faulty-pair', 'the pair has ways of its own: leave out ways="pieces"')
  const isInPieces = Object.entries(given).some(
    ([label, piece]) => !replaced.has(label) && hasAlternatives(piece),
  )
  if (stated === undefined && !isOwn && isInPieces)
    throw new MakerError(
      'faulty-pair',
      'all ways of this pair are in its pieces: write {{#pair in=... ways="pieces"}}',
    )
}
