import type { Instruction } from '#generators/module'
import { resultsOf } from '#generators/words/results-of'
import type { Pair, Row } from './pair.ts'

function sides({ broken, control }: Row): readonly Instruction[] {
  return broken === null || broken === control
    ? control === null
      ? []
      : [control]
    : control === null
      ? [broken]
      : [broken, control]
}

function add(users: Map<number, number[]>, id: number, at: number): void {
  const there = users.get(id)
  if (there === undefined) users.set(id, [at])
  else there.push(at)
}

/** Ordinals of rows by the ids that they define, and of rows by the ids that stand anywhere in their words. */
function usersOf(rows: readonly Row[]): {
  readonly results: readonly (readonly number[])[]
  readonly users: ReadonlyMap<number, readonly number[]>
} {
  const results = rows.map((row) =>
    sides(row)
      .map((side) => resultsOf(side).result)
      .filter((id) => id !== 0),
  )
  const defined = new Set(results.flat())
  const users = new Map<number, number[]>()
  for (const [at, row] of rows.entries())
    for (const side of sides(row))
      for (const word of new Set(side.words))
        if (defined.has(word) && !results[at]?.includes(word)) add(users, word, at)
  return { results, users }
}

/** Without these rows, and without all that leans on what they define. */
function withoutAll({ rows, ...rest }: Pair, gone: ReadonlySet<number>): Pair {
  return { ...rest, rows: rows.filter((_, at) => !gone.has(at)) }
}

function leaning(
  start: readonly number[],
  { results, users }: ReturnType<typeof usersOf>,
): ReadonlySet<number> {
  const gone = new Set(start)
  for (const at of gone)
    for (const id of results[at] ?? []) for (const user of users.get(id) ?? []) gone.add(user)
  return gone
}

/** Ordinals from an `OpFunction` (54) to its `OpFunctionEnd` (56), or from an `OpLabel` (248) to its block's end. */
function spans(rows: readonly Row[]): readonly (readonly number[])[] {
  const opcode = (at: number) => (rows[at]?.broken ?? rows[at]?.control)?.opcode ?? 0
  const found: number[][] = []
  let [functionFrom, blockFrom] = [-1, -1]
  const range = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => from + index)
  for (let at = 0; at < rows.length; at++) {
    const is = opcode(at)
    if (blockFrom >= 0 && (is === 248 || is === 56)) {
      found.push(range(blockFrom, at))
      if (at - 1 > blockFrom + 1) found.push(range(blockFrom + 1, at - 1))
      blockFrom = -1
    }
    if (is === 54) functionFrom = at
    if (is === 248) blockFrom = at
    if (is === 56 && functionFrom >= 0) found.push(range(functionFrom, at + 1))
  }
  return found
}

/** The pair without some of its rows: functions and blocks first, then halves, quarters and so on, then each alone. */
export function* fewerRows(pair: Pair): Iterable<Pair> {
  const { rows } = pair
  const index = usersOf(rows)
  for (const span of spans(rows)) yield withoutAll(pair, leaning(span, index))
  for (let size = Math.ceil(rows.length / 2); size > 1; size = Math.ceil(size / 2)) {
    for (let from = 0; from < rows.length; from += size) {
      const part = Array.from({ length: Math.min(size, rows.length - from) }, (_, at) => from + at)
      yield withoutAll(pair, new Set(part))
    }
    if (size === 2) break
  }
  for (let at = rows.length - 1; at >= 0; at--) {
    yield withoutAll(pair, new Set([at]))
    const all = leaning([at], index)
    if (all.size > 1) yield withoutAll(pair, all)
  }
}

function inBoth(rows: readonly Row[], at: number, change: (of: Instruction) => Instruction): Row[] {
  return rows.map((row, index) => {
    if (index !== at) return row
    const broken = row.broken === null ? null : change(row.broken)
    const control =
      row.control === row.broken ? broken : row.control === null ? null : change(row.control)
    return { broken, control }
  })
}

/** The pair with a value replaced by an earlier one of the same type, so that what made it can go. */
export function* simplerUses(pair: Pair): Iterable<Pair> {
  const { rows } = pair
  const { results, users } = usersOf(rows)
  const typeOf = new Map<number, number>()
  const byType = new Map<number, number>()
  for (const [at, row] of rows.entries())
    for (const side of sides(row)) {
      const { type, result } = { type: side.words[0] ?? 0, result: resultsOf(side).result }
      if (result === 0 || result === type || side.words[1] !== result) continue
      if (!byType.has(type)) byType.set(type, result)
      typeOf.set(result, type)
      const first = byType.get(type)
      if (first === undefined || first === result || !(results[at] ?? []).includes(result)) continue
      let next = rows
      for (const user of users.get(result) ?? [])
        next = inBoth(next, user, ({ opcode, words }) => ({
          opcode,
          words: words.map((word) => (word === result ? first : word)),
        }))
      if (next !== rows) yield { ...pair, rows: next }
    }
}

/** The pair with an instruction less its last word. */
export function* simplerOperands(pair: Pair): Iterable<Pair> {
  for (const [at, row] of pair.rows.entries()) {
    const side = row.broken ?? row.control
    if (side === null || side.words.length === 0) continue
    yield {
      ...pair,
      rows: inBoth(pair.rows, at, ({ opcode, words }) => ({ opcode, words: words.slice(0, -1) })),
    }
  }
}
