import { read } from '#generators/words/read'
import { isProblem } from '../is-problem.ts'
import type { FiledCase } from './manifest.ts'
import type { Corpus } from './read-corpus.ts'

/** Ids of cases that no longer exist, each with the id of the case that replaced it. */
export type Moves = Readonly<Record<string, string>>

/** Ids of cases that no longer exist, each with the id of the case that replaced it, or why there is none. */
export type Records = Readonly<Record<string, string | { readonly gone: string }>>

function wordsOf(corpus: Corpus, filed: FiledCase): Uint32Array | undefined {
  const found = corpus.read(filed)
  return isProblem(found) ? undefined : found.words
}

/** Rule, instruction and words in which a broken case differs from its control; `undefined` where it is not one instruction. */
function changeOf(
  corpus: Corpus,
  filed: FiledCase,
  byId: ReadonlyMap<string, FiledCase>,
): string | undefined {
  const control = byId.get(filed.control ?? '')
  const [old, now] = [control, filed].map((each) => {
    const words = each && wordsOf(corpus, each)
    return words && read(words)
  })
  if (old === undefined || now === undefined) return undefined
  if (old.instructions.length !== now.instructions.length) return undefined
  const changed = now.instructions.flatMap((instruction, index) => {
    const before = old.instructions[index]
    const same =
      before?.opcode === instruction.opcode &&
      before.words.length === instruction.words.length &&
      before.words.every((word, place) => word === instruction.words[place])
    return before === undefined || same ? [] : [{ before, instruction }]
  })
  const [only, ...others] = changed
  if (only === undefined || others.length > 0) return undefined
  const { before, instruction } = only
  const places = instruction.words.flatMap((word, wordIndex) =>
    before.words[wordIndex] === word ? [] : [wordIndex],
  )
  return `${filed.rule} ${instruction.opcode} ${instruction.words.length - before.words.length} ${places.join(' ')}`
}

function wordsOfId(id: string): ReadonlySet<string> {
  return new Set((id.split('/').at(-1) ?? '').split('-'))
}

/** The one of some whose name has most words in common with a name; the first of several. */
function nearest(id: string, among: readonly string[]): string | undefined {
  const wanted = wordsOfId(id)
  let best: string | undefined
  let most = -1
  for (const other of among) {
    const common = [...wordsOfId(other)].filter((word) => wanted.has(word)).length
    if (common > most) [best, most] = [other, common]
  }
  return best
}

/**
 * Where the cases of an older corpus are now: the same module under another id, or else a case that breaks the same rule
 * in the same words of the same instruction. Cases that kept their id, and those that nothing replaces, are left out.
 */
export function movedCases(older: Corpus, newer: Corpus): Moves {
  const kept = new Set(newer.manifest.cases.map(({ id }) => id))
  const gone = older.manifest.cases.filter(({ id }) => !kept.has(id))
  const bySha = new Map(newer.manifest.cases.map(({ sha256, id }) => [sha256, id]))
  const rules = new Set(gone.map(({ rule }) => rule))
  const newById = new Map(newer.manifest.cases.map((filed) => [filed.id, filed]))
  const oldById = new Map(older.manifest.cases.map((filed) => [filed.id, filed]))
  const byChange = new Map<string, string[]>()
  for (const filed of newer.manifest.cases) {
    if (filed.control === null || !rules.has(filed.rule)) continue
    const change = changeOf(newer, filed, newById)
    if (change === undefined) continue
    const known = byChange.get(change)
    if (known === undefined) byChange.set(change, [filed.id])
    else known.push(filed.id)
  }
  const moves: [string, string][] = gone.flatMap((filed): [string, string][] => {
    const same = bySha.get(filed.sha256)
    if (same !== undefined) return [[filed.id, same]]
    const change = filed.control === null ? undefined : changeOf(older, filed, oldById)
    const found = nearest(filed.id, change === undefined ? [] : (byChange.get(change) ?? []))
    return found === undefined ? [] : [[filed.id, found]]
  })
  return Object.fromEntries(moves)
}

/**
 * Earlier records followed by later ones: where an id led on to one that has a record now, it gets that. None is left out.
 *
 * @param ids of the cases that exist now: none of them needs a record.
 */
export function chained(earlier: Records, later: Records, ids: ReadonlySet<string>): Records {
  const followed = Object.entries(earlier).map(
    ([from, to]) => [from, typeof to === 'string' ? (later[to] ?? to) : to] as const,
  )
  return Object.fromEntries(
    [...followed, ...Object.entries(later)]
      .filter(([from]) => !ids.has(from))
      .toSorted(([id], [other]) => (id < other ? -1 : 1)),
  )
}
