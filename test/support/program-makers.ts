import { pairEdits } from '#generators/pairs/pair-edits'
import { allTransformations, type FuzzMakers } from '#runner/fuzz/make/fuzz-makers'
import { usualWeights } from '#runner/fuzz/make/usual-weights'

const others = { kept: 0, aimed: 0, generator: 0, random: 0, large: 0 }

/**
 * Only the maker of programs without undefined behavior: the makers of the texts, which a campaign would not use, take
 * long to load.
 */
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
