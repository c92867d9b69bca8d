import fc from 'fast-check'
import type { Generator } from '../maker.ts'
import { fromFractions } from './from-fractions.ts'
import type { Made } from './made.ts'

const steps = 0x1_0000
const mostQuestions = 256

/** Modules of a generator, any combination of answers. Shrinks towards the first option of every question. */
export function drawn(generator: Pick<Generator, 'build'>): fc.Arbitrary<Made> {
  const fraction = fc.noBias(fc.nat({ max: steps - 1 }).map((step) => step / steps))
  return fc
    .array(fraction, { maxLength: mostQuestions, size: 'max' })
    .map((fractions) => fromFractions(generator, fractions))
}
