import type fc from 'fast-check'
import { below, oneOf } from '../make/chances.ts'

const most = 5

/** Characters of all passes together, so that they fit into a harness's question beside the module. */
const longest = 160

/** One to five of the passes, each as often as it comes up; the same for the same numbers. */
export function drawPasses(listed: readonly string[], random: fc.Random): readonly string[] {
  const count = 1 + below(random, most)
  const drawn = Array.from({ length: count }, () => oneOf(random, listed))
  while (drawn.length > 1 && drawn.join(' ').length > longest) drawn.pop()
  return drawn
}
