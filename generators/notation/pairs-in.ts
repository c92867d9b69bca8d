import { MakerError } from '../maker-error.ts'
import type { Pair } from '../pairs/pair.ts'
import { pairsFrom } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'
import { type NotationState, ownHelpers, type ReadPairs } from './helpers.ts'
import { type NotationFile, renderedRest } from './rendered.ts'

/**
 * The pairs of a file: assembly with alternatives, as `pairOf` reads it, in blocks of Handlebars. See docs/pairs.md.
 *
 * @throws {MakerError} at the file, line and column of what is wrong. What is wrong within the module of a pair is reported when
 * the module is first asked for.
 */
export function pairsIn(pairFile: NotationFile): readonly Pair[] {
  return pairsInAs(pairFile, pairsFrom)
}

/** As {@link pairsIn}, of blocks that `readPairs` reads. */
export function pairsInAs<Made extends Pair>(
  pairFile: NotationFile,
  readPairs: ReadPairs<Made>,
): readonly Made[] {
  const pairs: Made[] = []
  const rest = renderedRest(pairFile, (blockOf) => {
    const reading: NotationState<Made> = {
      pairs,
      readPairs,
      pieces: new Map<string, Pieces>(),
      blockOf,
    }
    return Object.fromEntries(
      Object.entries(ownHelpers).map(([name, helper]) => [name, helper(reading)]),
    )
  })
  if (rest !== '')
    throw new MakerError(
      'faulty-pair',
      `${pairFile.file}: this text belongs to no {{#pair}}: ${rest.split('\n')[0]}`,
    )
  if (pairs.length === 0)
    throw new MakerError('faulty-pair', `${pairFile.file}: there is no {{#pair}}`)
  return pairs
}
