import { pairEdits } from '#generators/pairs/pair-edits'
import { allTransformations, type FuzzMakers } from '#runner/fuzz/make/fuzz-makers'
import { usualWeights } from '#runner/fuzz/make/weights'

const others = { kept: 0, aimed: 0, generator: 0, random: 0, large: 0 }

/** The maker of programs without undefined behavior alone: those of the texts, of which a campaign would use none, take long to load. */
export const programMakers: FuzzMakers = {
  weights: { ...usualWeights, sources: { ...others, program: 1 } },
  generators: [],
  aims: [],
  generic: [],
  edits: { key: 'pairs/edit', mutator: pairEdits([]) },
  genericWords: [],
  transformations: await allTransformations(),
  generatorByKey: new Map(),
  mutatorByKey: new Map(),
}
