import { genericFiles } from '#generators/mutate/generic-files'
import type { FuzzMakers, NamedMutator } from '#runner/fuzz/make/fuzz-makers'
import { usualWeights } from '#runner/fuzz/make/usual-weights'

const generic = genericFiles.flatMap(([, { mutators = [] }]) =>
  mutators.map((mutator): NamedMutator => ({ key: `generic/${mutator.name}`, mutator })),
)

const genericWords = genericFiles.flatMap(([, { wordMutators = [] }]) =>
  wordMutators.map(
    (wordMutator): NamedMutator => ({ key: `generic/${wordMutator.name}`, wordMutator }),
  ),
)

/**
 * The mutators that a browser has: those that are written for no rule. The edits of pairs are as large as the corpus, and the mutators
 * of signatures as the interpreter; where both find a change in a module, so do these, and the judge says which rule it breaks.
 */
export const browserMakers: FuzzMakers = {
  weights: { ...usualWeights, changes: { ...usualWeights.changes, rule: 0, edit: 0 } },
  generators: [],
  aims: [],
  generic,
  edits: { key: 'pairs/edit' },
  genericWords,
  transformations: [],
  generatorByKey: new Map(),
  mutatorByKey: new Map([...generic, ...genericWords].map((mutator) => [mutator.key, mutator])),
}
