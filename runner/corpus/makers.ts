import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Generator, Mutator, WordMutator } from '#generators/maker'
import type { Pair } from '#generators/pairs/pair'

/** What the maker has for one text, in the order of the files' paths. */
export interface Makers {
  readonly generators: readonly Generator[]
  readonly mutators: readonly Mutator[]
  readonly wordMutators: readonly WordMutator[]
  /** What is written as text: each a control and what breaks one rule in it. */
  readonly pairs: readonly Pair[]
}

interface Exports {
  readonly generator?: Generator
  readonly mutator?: Mutator
  readonly wordMutator?: WordMutator
  readonly pairs?: readonly Pair[]
}

const room = fileURLToPath(new URL('../../generators/', import.meta.url))
const ending = import.meta.url.endsWith('.ts') ? '.ts' : '.js'

function unique(names: readonly string[], what: string, text: string): void {
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw new Error(`generators/${text}: two ${what} are called ${twice}`)
}

/**
 * Every `generator`, `mutator`, `wordMutator` and all `pairs` that a file below `generators/<text>/` exports; nothing
 * is registered. Empty where there is no such folder.
 *
 * @param folder of the room; ours when absent.
 * @throws when two of a kind have the same name.
 */
export async function makersOf(text: string, folder: string = room): Promise<Makers> {
  const below = join(folder, text)
  if (!existsSync(below)) return { generators: [], mutators: [], wordMutators: [], pairs: [] }
  const files = readdirSync(below, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !file.endsWith('.d.ts'))
    .sort()
  const modules = await Promise.all(
    files.map((file): Promise<Exports> => import(pathToFileURL(join(below, file)).href)),
  )
  const makers = {
    generators: modules.flatMap(({ generator }) => generator ?? []),
    mutators: modules.flatMap(({ mutator }) => mutator ?? []),
    wordMutators: modules.flatMap(({ wordMutator }) => wordMutator ?? []),
    pairs: modules.flatMap(({ pairs }) => pairs ?? []),
  }
  unique(
    makers.generators.map(({ name }) => name),
    'generators',
    text,
  )
  unique(
    [...makers.mutators, ...makers.wordMutators].map(({ name }) => name),
    'mutators',
    text,
  )
  unique(
    makers.pairs.map(({ rule, name }) => `${rule}/${name}`),
    'pairs',
    text,
  )
  return makers
}
