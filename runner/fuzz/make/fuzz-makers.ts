import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Generator, Mutator, WordMutator } from '#generators/maker'
import type { Transformation } from '#generators/metamorphic/transformation'
import type { GenericMutator, GenericWordMutator } from '#generators/mutate/generic-mutator'
import { pairEdits } from '#generators/pairs/pair-edits'
import { signatureMutators } from '#generators/signatures/signature-mutators'
import { texts } from '#spec/texts'
import { type Makers, makersOf } from '../../corpus/makers.ts'
import { type MakersWithPairs, withPairs } from '../../corpus/with-pairs.ts'
import { groupBy } from '../../report/group-by.ts'
import { usualWeights } from './usual-weights.ts'
import type { Weights } from './weights.ts'

/** A generator of a text, by a name that is unique. */
export interface NamedGenerator {
  /** `<text>/<name>`. */
  readonly key: string
  readonly text: string
  readonly generator: Generator
  /** Ids of the rules that apply in all of its modules, the one it is about first. */
  readonly rules: readonly string[]
}

/** A mutator, by a name that is unique. Exactly one of `mutator` and `wordMutator` is there. */
export interface NamedMutator {
  /** `<text>/<name>`, or `generic/<name>`. */
  readonly key: string
  /** Id of the rule it breaks; absent where the judge has to say. */
  readonly rule?: string
  readonly mutator?: GenericMutator
  readonly wordMutator?: GenericWordMutator
}

/** A mutator of a rule, and the generators whose modules are likely to have a place for it. */
export interface Breaking {
  readonly mutator: NamedMutator
  readonly generators: readonly NamedGenerator[]
  /** Whether it is of a pair, so that no other module has a place for it. */
  readonly ofPair: boolean
}

/** A rule that can be broken on purpose. */
export interface Aim {
  readonly rule: string
  readonly text: string
  readonly breaking: readonly Breaking[]
  /** The edits of its pairs, for whatever module has a place for them; absent where no pair breaks it. */
  readonly edits?: NamedMutator
}

/** All that the maker has, by folder, and how often what is drawn; nothing is registered. */
export interface FuzzMakers {
  readonly weights: Weights
  readonly generators: readonly NamedGenerator[]
  readonly aims: readonly Aim[]
  readonly generic: readonly NamedMutator[]
  /** The edits of all pairs, for whatever module has a place for them. */
  readonly edits: NamedMutator
  readonly genericWords: readonly NamedMutator[]
  readonly transformations: readonly Transformation[]
  readonly generatorByKey: ReadonlyMap<string, NamedGenerator>
  readonly mutatorByKey: ReadonlyMap<string, NamedMutator>
}

const room = fileURLToPath(new URL('../../../generators/', import.meta.url))
const ending = import.meta.url.endsWith('.ts') ? '.ts' : '.js'

interface FuzzExports {
  readonly mutators?: readonly GenericMutator[]
  readonly wordMutators?: readonly GenericWordMutator[]
  readonly transformation?: Transformation
}

async function exportsOf(folder: string): Promise<readonly FuzzExports[]> {
  const path = join(room, folder)
  if (!existsSync(path)) return []
  const files = readdirSync(path)
    .filter((file) => file.endsWith(ending) && !file.endsWith('.d.ts'))
    .sort()
  return Promise.all(files.map((file) => import(pathToFileURL(join(path, file)).href)))
}

/** The exports of files, in the order of their names: the file of an export does not matter. */
function genericBy(
  files: readonly FuzzExports[],
  named: (file: FuzzExports) => readonly NamedMutator[],
): readonly NamedMutator[] {
  return files.flatMap(named).toSorted((mutator, other) => (mutator.key < other.key ? -1 : 1))
}

function aimsOf(breaking: readonly Breaking[], edits: readonly NamedMutator[]): readonly Aim[] {
  const aims = groupBy(breaking, ({ mutator }) => mutator.rule ?? '')
  const byRule = new Map(edits.map((edit) => [edit.rule, edit]))
  return [...aims].map(([rule, breakings]) => {
    const edit = byRule.get(rule)
    return {
      rule,
      text: rule.slice(0, rule.indexOf('/')),
      breaking: breakings,
      ...(edit && { edits: edit }),
    }
  })
}

/** For each rule of a text that pairs break, their edits for any module. */
function editsByRule(text: string, { pairs }: Makers): readonly NamedMutator[] {
  const breaking = pairs.flatMap((pair) =>
    [...new Set(Object.values(pair.broken).map(({ rule }) => rule))].map((rule) => ({
      rule,
      pair,
    })),
  )
  return [...groupBy(breaking, ({ rule }) => rule)].map(([rule, samePairs]) => ({
    key: `${text}/edits-for-${rule}`,
    rule: `${text}/${rule}`,
    mutator: pairEdits(
      samePairs.map(({ pair }) => pair),
      rule,
    ),
  }))
}

/**
 * The makers with those of pairs and signatures, and with mutators of any module for the latter. Pairs for a device
 * with certain limits are left out: the tools of a campaign do not receive them.
 */
function withSignatures(makers: Makers): MakersWithPairs {
  const pairs = makers.pairs.filter(({ limits }) => limits === undefined)
  const made = withPairs({ ...makers, pairs })
  return { ...made, mutators: [...made.mutators, ...signatureMutators(makers.signatures)] }
}

function namedGenerators(text: string, { generators }: Makers): readonly NamedGenerator[] {
  return generators.map((generator) => ({
    key: `${text}/${generator.name}`,
    text,
    generator,
    rules: [generator.rule, ...(generator.alsoApplies ?? [])].map((slug) => `${text}/${slug}`),
  }))
}

/** The generators of some texts, those of pairs among them, without the work for the others. */
export async function generatorsOf(names: readonly string[]): Promise<readonly NamedGenerator[]> {
  const found = texts.filter(({ name }) => names.includes(name))
  const generators = await Promise.all(
    found.map(async ({ name }) => namedGenerators(name, withSignatures(await makersOf(name)))),
  )
  return generators.flat()
}

/** All transformations, without the work for the makers of texts. */
export async function allTransformations(): Promise<readonly Transformation[]> {
  const found = await exportsOf('metamorphic')
  return found.flatMap(({ transformation }) => transformation ?? [])
}

/** Worked out once, because it takes seconds. */
let workedOut: Promise<Omit<FuzzMakers, 'weights'>> | undefined

/** Reads the room of the maker. Its files are the same for every process of a campaign, and so is the order here. */
export async function fuzzMakers(weights: Weights = usualWeights): Promise<FuzzMakers> {
  workedOut ??= workOut()
  return { weights, ...(await workedOut) }
}

async function workOut(): Promise<Omit<FuzzMakers, 'weights'>> {
  const found = await Promise.all(
    texts.map(async ({ name }) => ({ name, makers: withSignatures(await makersOf(name)) })),
  )
  const generators = found.flatMap(({ name, makers }) => namedGenerators(name, makers))
  const named = (text: string, mutator: Mutator | WordMutator): NamedMutator => ({
    key: `${text}/${mutator.name}`,
    rule: `${text}/${mutator.rule}`,
    ...('apply' in mutator ? { mutator: mutator } : { wordMutator: mutator }),
  })
  const breaking = found.flatMap(({ name, makers }) => {
    const textGenerators = generators.filter(({ text }) => text === name)
    const applying = textGenerators.flatMap((generator) =>
      [...new Set(generator.rules)].map((rule) => ({ rule, generator })),
    )
    const byRule = groupBy(applying, ({ rule }) => rule)
    const byMaker = new Map(textGenerators.map((generator) => [generator.generator, generator]))
    return [...makers.mutators, ...makers.wordMutators].map((changing) => {
      const mutator = named(name, changing)
      const control = makers.controlOf.get(changing)
      const only = control && byMaker.get(control)
      const about = byRule.get(mutator.rule ?? '')?.map(({ generator }) => generator)
      return {
        mutator,
        generators: only ? [only] : (about ?? textGenerators),
        ofPair: only !== undefined,
      }
    })
  })
  const generic = await exportsOf('mutate/generic')
  const edits: NamedMutator = {
    key: 'pairs/edit',
    mutator: pairEdits(found.flatMap(({ makers }) => makers.pairs)),
  }
  const genericModules = genericBy(generic, ({ mutators = [] }) =>
    mutators.map((mutator) => ({ key: `generic/${mutator.name}`, mutator })),
  )
  const genericWords = genericBy(generic, ({ wordMutators = [] }) =>
    wordMutators.map((wordMutator) => ({ key: `generic/${wordMutator.name}`, wordMutator })),
  )
  const forRules = found.flatMap(({ name, makers }) => editsByRule(name, makers))
  const all = [
    ...breaking.map(({ mutator }) => mutator),
    ...forRules,
    ...genericModules,
    ...genericWords,
    edits,
  ]
  return {
    generators,
    aims: aimsOf(breaking, forRules),
    generic: genericModules,
    edits,
    genericWords,
    transformations: await allTransformations(),
    generatorByKey: new Map(generators.map((generator) => [generator.key, generator])),
    mutatorByKey: new Map(all.map((mutator) => [mutator.key, mutator])),
  }
}
