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

/** The words of the last part of an id, without numbers. */
function wordsOfId(id: string): ReadonlySet<string> {
  return new Set((id.split('/').at(-1) ?? '').split('-').filter((word) => !/^\d+$/.test(word)))
}

/** The one of some whose name has most words in common with a name, and of these fewest others; the first of several. */
function nearest(id: string, among: readonly string[]): string | undefined {
  const wanted = wordsOfId(id)
  let best: string | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const other of among) {
    const words = wordsOfId(other)
    const common = [...words].filter((word) => wanted.has(word)).length
    const score = common - words.size / (words.size + 1)
    if (score > most) [best, most] = [other, score]
  }
  return best
}

/** The broken case of the same rule that is new and has most words of its name in common, at least half of them. */
function renamed(
  { id, rule, control, expect }: FiledCase,
  added: readonly FiledCase[],
): string | undefined {
  if (control === null) return undefined
  const alike = added.filter((filed) => filed.rule === rule && filed.expect === expect)
  const found = nearest(
    id,
    alike.flatMap((filed) => (filed.control === null ? [] : filed.id)),
  )
  if (found === undefined) return undefined
  const words = wordsOfId(id)
  const common = [...wordsOfId(found)].filter((word) => words.has(word))
  return common.length * 2 >= words.size ? found : undefined
}

/** By control that is gone, the control that most of its broken cases have now. */
function newControls(
  gone: readonly FiledCase[],
  older: Corpus,
  newById: ReadonlyMap<string, FiledCase>,
  moves: ReadonlyMap<string, string>,
): Moves {
  const controls = new Set(gone.flatMap(({ id, control }) => (control === null ? id : [])))
  const counts = new Map<string, Map<string, number>>()
  for (const { id, control } of older.manifest.cases) {
    const now = newById.get(moves.get(id) ?? id)?.control
    if (control === null || !controls.has(control) || now === undefined || now === null) continue
    const known = counts.get(control) ?? new Map<string, number>()
    counts.set(control, known.set(now, (known.get(now) ?? 0) + 1))
  }
  return Object.fromEntries(
    [...counts].flatMap(([control, found]): [string, string][] => {
      const [most] = [...found].toSorted(([, count], [, other]) => other - count)
      return most === undefined || moves.has(control) ? [] : [[control, most[0]]]
    }),
  )
}

/**
 * Where the cases of an older corpus are now: the same module under another id, or else a case that breaks the same rule
 * in the same words of the same instruction, or one with a new id that is much like the old one; for a control, the one
 * that its broken cases have now. Cases that kept their id, and those that nothing replaces, are left out.
 */
export function movedCases(older: Corpus, newer: Corpus): Moves {
  const kept = new Set(newer.manifest.cases.map(({ id }) => id))
  const gone = older.manifest.cases.filter(({ id }) => !kept.has(id))
  const bySha = new Map(newer.manifest.cases.map(({ sha256, id }) => [sha256, id]))
  const rules = new Set(gone.map(({ rule }) => rule))
  const newById = new Map(newer.manifest.cases.map((filed) => [filed.id, filed]))
  const oldById = new Map(older.manifest.cases.map((filed) => [filed.id, filed]))
  const added = newer.manifest.cases.filter(({ id }) => !oldById.has(id))
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
    const alike = change === undefined ? [] : (byChange.get(change) ?? [])
    const found = renamed(filed, added) ?? nearest(filed.id, alike)
    return found === undefined ? [] : [[filed.id, found]]
  })
  return { ...Object.fromEntries(moves), ...newControls(gone, older, newById, new Map(moves)) }
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
