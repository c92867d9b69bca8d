import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Generator, Mutator, WordMutator } from '#generators/maker'
import type { Pair } from '#generators/pairs/pair'
import { rulesOf, type Signature } from '#generators/signatures/signature'

/** The makers of one text, in the order of their names; pairs in the order of their files. */
export interface Makers {
  readonly generators: readonly Generator[]
  readonly mutators: readonly Mutator[]
  readonly wordMutators: readonly WordMutator[]
  /** What is written as text: each a control and what breaks one rule in it. */
  readonly pairs: readonly Pair[]
  /** Operations, with what their text says about each slot. */
  readonly signatures: readonly Signature[]
}

const room = fileURLToPath(new URL('../../generators/', import.meta.url))
const ending = import.meta.url.endsWith('.ts') ? '.ts' : '.js'

function unique(names: readonly string[], what: string, text: string): void {
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw new Error(`generators/${text}: two ${what} are called ${twice}`)
}

/**
 * Which cases are chosen, and their names, follow from the order of the makers; the file in which one is written has no
 * part in it. A name comes after those that continue it with a hyphen.
 */
function byName<Maker extends { readonly name: string }>(
  makers: readonly Maker[],
): readonly Maker[] {
  return makers.toSorted((one, other) => (`${one.name}.` < `${other.name}.` ? -1 : 1))
}

type Loaded = readonly (readonly [file: string, exports: Partial<Makers>])[]

/** The rules that a maker is about. */
type Applying = Pick<Generator, 'rule' | 'alsoApplies'>

const lists = ['generators', 'mutators', 'wordMutators', 'pairs', 'signatures'] as const

function applyingOf({ signatures = [], ...makers }: Partial<Makers>): readonly Applying[] {
  const { generators = [], mutators = [], wordMutators = [], pairs = [] } = makers
  const bySlot = signatures.flatMap(rulesOf).map((rule): Applying => ({ rule }))
  const byWay = pairs.flatMap(({ broken }) =>
    Object.values(broken).map(({ rule }): Applying => ({ rule })),
  )
  return [...generators, ...mutators, ...wordMutators, ...pairs, ...byWay, ...bySlot]
}

async function load(text: string, folder: string): Promise<Loaded> {
  const below = join(folder, text)
  if (!existsSync(below)) return []
  const files = readdirSync(below, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !file.endsWith('.d.ts'))
    .filter((file) => !file.startsWith(`shared${sep}`))
    .sort()
  const modules = await Promise.all(
    files.map(
      async (file): Promise<Loaded[number]> => [
        file,
        await import(pathToFileURL(join(below, file)).href),
      ],
    ),
  )
  const empty = modules.find(([, exports]) => lists.every((list) => exports[list] === undefined))
  if (empty !== undefined) throw new Error(`generators/${text}/${empty[0]} exports no makers`)
  return modules
}

/**
 * Finds the source files with makers for a rule of a text, relative to the root of a checkout: those with makers of its
 * own, or else those with makers of modules to which it also applies.
 */
export async function makerFilesFinder(text: string): Promise<(slug: string) => readonly string[]> {
  const makers = (await load(text, room)).map(([file, exports]) => ({
    path: `generators/${text}/${file.replaceAll(sep, '/').replace(/\.js$/, '.ts')}`,
    rules: applyingOf(exports),
  }))
  const those = (applies: (rules: Applying) => boolean | undefined): readonly string[] =>
    makers.filter(({ rules }) => rules.some(applies)).map(({ path }) => path)
  return (slug) => {
    const own = those(({ rule }) => rule === slug)
    return own.length > 0 ? own : those(({ alsoApplies }) => alsoApplies?.includes(slug))
  }
}

/**
 * All `generators`, `mutators`, `wordMutators`, `pairs` and `signatures` that the files below `generators/<text>/` export,
 * except what is in `shared/`; nothing is registered. Empty where there is no such folder.
 *
 * @param folder of the room; ours when absent.
 * @throws when two of a kind have the same name, and when a file exports none of the lists.
 */
export async function makersOf(text: string, folder: string = room): Promise<Makers> {
  const modules = (await load(text, folder)).map(([, exports]) => exports)
  const all = {
    generators: byName(modules.flatMap(({ generators = [] }) => generators)),
    mutators: byName(modules.flatMap(({ mutators = [] }) => mutators)),
    wordMutators: byName(modules.flatMap(({ wordMutators = [] }) => wordMutators)),
    pairs: modules.flatMap(({ pairs = [] }) => pairs),
    signatures: modules.flatMap(({ signatures = [] }) => signatures),
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
  unique(
    all.pairs.map(({ rule, name }) => `${rule}/${name}`),
    'pairs',
    text,
  )
  unique(
    all.signatures.map(({ name }) => name),
    'signatures',
    text,
  )
  return all
}
