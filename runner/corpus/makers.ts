import { sep } from 'node:path'
import type { Generator, Mutator, WordMutator } from '#generators/maker'
import { MakerError } from '#generators/maker-error'
import type { Pair } from '#generators/pairs/pair'
import { rulesOf, type Signature } from '#generators/signatures/signature'
import type { WordPair } from '#generators/word-pair'
import { assertEndsOfRules } from './ended-rules.ts'
import { loadMakers } from './load-makers.ts'
import type { MakerExports } from './loaded-makers.ts'
import { assertSoundPairs } from './sound-pairs.ts'

/** The makers of one text, in the order of their names; pairs in the order of their files. */
export interface Makers {
  readonly generators: readonly Generator[]
  readonly mutators: readonly Mutator[]
  readonly wordMutators: readonly WordMutator[]
  /** Pairs, which are written as text: each a control and the ways that break one rule in it. */
  readonly pairs: readonly Pair[]
  /** Modules of words or octets, each with what breaks one rule in it, that are for no other maker. */
  readonly wordPairs?: readonly WordPair[]
  /** Operations, with what their text says about each slot. */
  readonly signatures: readonly Signature[]
  /** The pairs that the signatures give, where the build has stored them. */
  readonly signaturePairs?: readonly Pair[]
}

function unique(names: readonly string[], what: string, text: string): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined)
    throw new MakerError(
      'faulty-pair',
      `generators/${text}: two ${what} are called ${twice}`,
      twice,
    )
}

/**
 * Which cases are chosen, and their names, follow from the order of the makers; the file in which one is written has no
 * part in it. A name comes after those that continue it with a hyphen.
 */
function byName<Maker extends { readonly name: string }>(
  makers: readonly Maker[],
): readonly Maker[] {
  return makers.toSorted((maker, other) => (`${maker.name}.` < `${other.name}.` ? -1 : 1))
}

/** The rules that a maker is about. */
type Applying = Pick<Generator, 'rule' | 'alsoApplies'>

function applyingOf({ signatures = [], ...makers }: MakerExports): readonly Applying[] {
  const { generators = [], mutators = [], wordMutators = [], pairs = [], wordPairs = [] } = makers
  const bySlot = signatures.flatMap(rulesOf).map((rule): Applying => ({ rule }))
  const byWay = pairs.flatMap(({ broken }) =>
    Object.values(broken).map(({ rule }): Applying => ({ rule })),
  )
  return [...generators, ...mutators, ...wordMutators, ...pairs, ...wordPairs, ...byWay, ...bySlot]
}

/**
 * Finds the source files with makers for a rule of a text, relative to the root of a checkout: those with makers of its
 * own, or else those with makers of modules to which it also applies.
 */
export async function makerFilesFinder(text: string): Promise<(slug: string) => readonly string[]> {
  const makers = (await loadMakers(text)).files.map(([file, exports]) => ({
    path: `generators/${text}/${file.replaceAll(sep, '/').replace(/\.js$/, '.ts')}`,
    rules: applyingOf(exports),
  }))
  const those = (applies: (rules: Applying) => boolean | undefined): readonly string[] =>
    makers.filter(({ rules }) => rules.some(applies)).map(({ path }) => path)
  return (slug) => {
    const exact = those(({ rule }) => rule === slug)
    return exact.length > 0 ? exact : those(({ alsoApplies }) => alsoApplies?.includes(slug))
  }
}

/**
 * All `generators`, `mutators`, `wordMutators`, `pairs` and `signatures` that the files below `generators/<text>/`
 * export, except what is in `shared/`; nothing is registered. Empty if there is no such folder.
 *
 * @param folder of the room; ours when absent.
 * @throws when two of a kind have the same name, when a file exports none of the lists, and when a pair does not say where its rule ends.
 */
export async function makersOf(text: string, folder?: string): Promise<Makers> {
  const { files, signaturePairs } = await loadMakers(text, folder)
  const modules = files.map(([, exports]) => exports)
  const all = {
    generators: byName(modules.flatMap(({ generators = [] }) => generators)),
    mutators: byName(modules.flatMap(({ mutators = [] }) => mutators)),
    wordMutators: byName(modules.flatMap(({ wordMutators = [] }) => wordMutators)),
    pairs: modules.flatMap(({ pairs = [] }) => pairs),
    wordPairs: modules.flatMap(({ wordPairs = [] }) => wordPairs),
    signatures: modules.flatMap(({ signatures = [] }) => signatures),
    ...(signaturePairs === undefined ? {} : { signaturePairs }),
  }
  unique(
    all.generators.map(({ name }) => name),
    'generators',
    text,
  )
  unique(
    [...all.mutators, ...all.wordMutators].map(({ name }) => name),
    'mutators',
    text,
  )
  assertSoundPairs(text, all.pairs)
  unique(
    all.signatures.map(({ name }) => name),
    'signatures',
    text,
  )
  assertEndsOfRules(text, all.pairs)
  return all
}
