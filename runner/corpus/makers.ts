import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Generator, Mutator, WordMutator } from '#generators/maker'
import type { Pair } from '#generators/pairs/pair'

/** The makers of one text, in the order of their names; pairs in the order of their files. */
export interface Makers {
  readonly generators: readonly Generator[]
  readonly mutators: readonly Mutator[]
  readonly wordMutators: readonly WordMutator[]
  /** What is written as text: each a control and what breaks one rule in it. */
  readonly pairs: readonly Pair[]
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

/**
 * All `generators`, `mutators`, `wordMutators` and `pairs` that the files below `generators/<text>/` export, except what
 * is in `shared/`; nothing is registered. Empty where there is no such folder.
 *
 * @param folder of the room; ours when absent.
 * @throws when two of a kind have the same name, and when a file exports none of the lists.
 */
export async function makersOf(text: string, folder: string = room): Promise<Makers> {
  const below = join(folder, text)
  if (!existsSync(below)) return { generators: [], mutators: [], wordMutators: [], pairs: [] }
  const files = readdirSync(below, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !file.endsWith('.d.ts'))
    .filter((file) => !file.startsWith(`shared${sep}`))
    .sort()
  const modules = await Promise.all(
    files.map((file): Promise<Partial<Makers>> => import(pathToFileURL(join(below, file)).href)),
  )
  const lists = ['generators', 'mutators', 'wordMutators', 'pairs'] as const
  const without = modules.findIndex((module) => lists.every((list) => module[list] === undefined))
  if (without >= 0) throw new Error(`generators/${text}/${files[without]} exports no makers`)
  const all = {
    generators: byName(modules.flatMap(({ generators = [] }) => generators)),
    mutators: byName(modules.flatMap(({ mutators = [] }) => mutators)),
    wordMutators: byName(modules.flatMap(({ wordMutators = [] }) => wordMutators)),
    pairs: modules.flatMap(({ pairs = [] }) => pairs),
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
  return all
}
