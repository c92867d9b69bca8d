import type fc from 'fast-check'
import { below, oneOf } from '../make/chances.ts'

const most = 5

/** Characters of all passes together, so that they fit into a harness's question beside the module. */
const longest = 160

/**
 * One to five of the passes; the same for the same numbers.
 *
 * @param once whether each is there once at most, however often it comes up.
 */
export function drawPasses(
  listed: readonly string[],
  random: fc.Random,
  once = false,
): readonly string[] {
  const count = 1 + below(random, most)
  const all = Array.from({ length: count }, () => oneOf(random, listed))
  const drawn = once ? [...new Set(all)] : all
  while (drawn.length > 1 && drawn.join(' ').length > longest) drawn.pop()
  return drawn
}
