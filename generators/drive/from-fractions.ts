import type { Generator } from '../maker.ts'
import type { Made } from './made.ts'
import { make } from './make.ts'

/**
 * The module whose answers are drawn by fractions, 0 included and 1 not, one for each question in turn; the first
 * option where they run out. Scaled, never wrapped round: a smaller fraction is an earlier option.
 */
export function fromFractions(
  generator: Pick<Generator, 'build'>,
  fractions: readonly number[],
): Made {
  let asked = 0
  return make(generator, (_, options) => Math.floor((fractions[asked++] ?? 0) * options.length))
}
