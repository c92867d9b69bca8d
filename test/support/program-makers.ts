import type { FuzzMakers } from '#runner/fuzz/make/fuzz-makers'
import { usualWeights } from '#runner/fuzz/make/weights'
import { everyMaker } from './every-maker.ts'

const others = { kept: 0, aimed: 0, generator: 0, random: 0, large: 0 }

/** All makers, of which a campaign uses only the one of programs without undefined behavior. */
export const programMakers: FuzzMakers = {
  ...everyMaker,
  weights: { ...usualWeights, sources: { ...others, program: 1 } },
}
