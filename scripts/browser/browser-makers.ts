import { genericFiles } from '#generators/mutate/generic-files'
import { signatureMutators } from '#generators/signatures/signature-mutators'
import type { Aim, FuzzMakers, NamedMutator } from '#runner/fuzz/make/fuzz-makers'
import { usualWeights } from '#runner/fuzz/make/usual-weights'
import { groupBy } from '#runner/report/group-by'
import { type MakerFile, makerFiles } from './maker-files.ts'

function mutatorsOf({ text, signatures = [], mutators = [], wordMutators = [] }: MakerFile) {
  return [
    ...[...mutators, ...signatureMutators(signatures)].map(
      (mutator): NamedMutator => ({
        key: `${text}/${mutator.name}`,
        rule: `${text}/${mutator.rule}`,
        mutator,
      }),
    ),
    ...wordMutators.map(
      (wordMutator): NamedMutator => ({
        key: `${text}/${wordMutator.name}`,
        rule: `${text}/${wordMutator.rule}`,
        wordMutator,
      }),
    ),
  ]
}

async function made(): Promise<FuzzMakers> {
  const forRules = (await makerFiles()).flatMap(mutatorsOf)
  const aims = [...groupBy(forRules, ({ rule }) => rule ?? '')].map(
    ([rule, mutators]): Aim => ({
      rule,
      text: rule.slice(0, rule.indexOf('/')),
      breaking: mutators.map((mutator) => ({ mutator, generators: [], ofPair: false })),
    }),
  )
  const generic = genericFiles.flatMap(([, { mutators = [] }]) =>
    mutators.map((mutator): NamedMutator => ({ key: `generic/${mutator.name}`, mutator })),
  )
  const genericWords = genericFiles.flatMap(([, { wordMutators = [] }]) =>
    wordMutators.map(
      (wordMutator): NamedMutator => ({ key: `generic/${wordMutator.name}`, wordMutator }),
    ),
  )
  const all = [...forRules, ...generic, ...genericWords]
  return {
    // No edits of pairs: they are as large as the corpus.
    weights: { ...usualWeights, changes: { ...usualWeights.changes, edit: 0 } },
    generators: [],
    aims,
    generic,
    edits: { key: 'pairs/edit' },
    genericWords,
    transformations: [],
    generatorByKey: new Map(),
    mutatorByKey: new Map(all.map((mutator) => [mutator.key, mutator])),
  }
}

let makers: Promise<FuzzMakers> | undefined

/** The mutators that a browser has; worked out once. */
export function browserMakers(): Promise<FuzzMakers> {
  makers ??= made()
  return makers
}
