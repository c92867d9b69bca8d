import { readdirSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join, sep } from 'node:path'
import { transformSync } from 'esbuild'
import { chance } from '../hostile/chance.ts'
import type { SourceMutation } from './mutation.ts'
import { mutationsIn } from './mutations-in.ts'
import { type NumberedMutation, withMutants } from './with-mutants.ts'

/** A change of one source of the judge. */
export interface Mutant {
  /** Counted from 1. */
  readonly number: number
  /** Relative to the root, with slashes. */
  readonly file: string
  /** Counted from 1, in the file. */
  readonly line: number
  /** The text of that line. */
  readonly source: string
  readonly change: string
  /** The change, as it is compiled: a line may have several operators that are changed alike. */
  readonly expression: string
}

/** The files that the asking processes load instead of the sources, by file. */
export type MutatedSources = Readonly<Record<string, string>>

/** Folders of the judge that give no verdict: the interpreter and the printer have expected answers of another kind. */
const notJudging = ['execute', 'disassemble']

function sourcesBelow(root: string, folders: readonly string[]): readonly string[] {
  return readdirSync(join(root, 'reference'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => path.endsWith('.ts') && !notJudging.includes(path.split('/')[0] ?? ''))
    .filter((path) => folders.length === 0 || folders.includes(path.split('/')[0] ?? ''))
    .map((path) => `reference/${path}`)
    .toSorted()
}

interface MutatedSource {
  readonly file: string
  readonly lines: readonly string[]
  readonly code: string
  readonly map: SourceMap
  readonly mutations: readonly SourceMutation[]
}

function sourceOf(root: string, file: string): MutatedSource {
  const text = readFileSync(join(root, file), 'utf8')
  const { code, map } = transformSync(text, {
    loader: 'ts',
    format: 'esm',
    target: 'node20',
    sourcemap: 'external',
    sourcefile: file,
  })
  const lines = text.split('\n')
  return { file, lines, code, map: new SourceMap(JSON.parse(map)), mutations: mutationsIn(code) }
}

/** Longer expressions are cut; shorter ones, as literals, are given with their surroundings. */
const [leastExpression, mostExpression, around] = [12, 100, 24]

function expressionOf(code: string, { start, end }: SourceMutation): string {
  const isShort = end - start < leastExpression
  const text = isShort
    ? code.slice(Math.max(start - around, 0), end + around)
    : code.slice(start, end)
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > mostExpression ? `${line.slice(0, mostExpression)}...` : line
}

function mutantOf(source: MutatedSource, mutation: SourceMutation, number: number): Mutant {
  const line = lineOf(source, mutation.start)
  return {
    number,
    file: source.file,
    line,
    source: source.lines[line - 1]?.trim() ?? '',
    change: mutation.change,
    expression: expressionOf(source.code, mutation),
  }
}

/** The line of the original source, from 1. */
function lineOf({ code, map }: MutatedSource, offset: number): number {
  const before = code.slice(0, offset).split('\n')
  const entry = map.findEntry(before.length - 1, before.at(-1)?.length ?? 0)
  return 'originalLine' in entry ? entry.originalLine + 1 : 0
}

/** No two mutations of one range can be switched on one by one. */
function chosen(
  all: readonly SourceMutation[],
  places: ReadonlySet<number>,
): readonly SourceMutation[] {
  const taken = new Set<string>()
  return all.filter(({ start, end }, place) => {
    const range = `${start} ${end}`
    if (!places.has(place) || taken.has(range)) return false
    taken.add(range)
    return true
  })
}

/**
 * Draws mutants of the judge: as many as asked for, evenly over all places of all sources.
 *
 * @param folders of `reference/`, all if empty.
 */
export function plan(
  root: string,
  seed: number,
  count: number,
  folders: readonly string[],
): {
  readonly mutants: readonly Mutant[]
  readonly sources: MutatedSources
  readonly places: number
} {
  const all = sourcesBelow(root, folders).map((file) => sourceOf(root, file))
  const places = all.reduce((sum, { mutations }) => sum + mutations.length, 0)
  const next = chance(seed)
  const drawn = new Set<number>()
  while (drawn.size < Math.min(count, places)) drawn.add(next(places))
  const mutants: Mutant[] = []
  const sources: Record<string, string> = {}
  let first = 0
  for (const source of all) {
    const { file, code, mutations } = source
    const here = new Set([...drawn].map((place) => place - first))
    const numbered: NumberedMutation[] = chosen(mutations, here).map((mutation) => {
      const number = mutants.length + 1
      mutants.push(mutantOf(source, mutation, number))
      return { ...mutation, number }
    })
    if (numbered.length > 0) sources[file] = withMutants(code, numbered)
    first += mutations.length
  }
  return { mutants, sources, places }
}
