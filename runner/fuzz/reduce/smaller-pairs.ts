import type { Instruction } from '#generators/module'
import type { IdFacts } from '#generators/words/facts'
import { knownOf } from '#generators/words/known'
import { operandsOf } from '#generators/words/operands-of'
import { resultsOf } from '#generators/words/results-of'
import { instructionByOpcode, operandKindByName } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { InstructionPair, ModulePair } from './pair.ts'

const opEntryPoint = opcodeOf('OpEntryPoint')

/** Halves, quarters and eighths of a module are large parts. */
const large = 3

function sides({ broken, control }: InstructionPair): readonly Instruction[] {
  return broken === null || broken === control
    ? control === null
      ? []
      : [control]
    : control === null
      ? [broken]
      : [broken, control]
}

function add(users: Map<number, number[]>, id: number, index: number): void {
  const list = users.get(id)
  if (list === undefined) users.set(id, [index])
  else list.push(index)
}

/** Ids in the operands of an instruction, result type included; literals that look like ids are not counted. */
function idsOf(instruction: Instruction, known: IdFacts): ReadonlySet<number> {
  return new Set(
    operandsOf(instruction, known)
      .filter(({ kind }) => operandKindByName(kind)?.category === 'Id')
      .map(({ word }) => instruction.words[word] as number),
  )
}

/** Ordinals of rows by the ids that they define, and of rows by the ids anywhere in their words. */
export function usersOf({ header, rows }: ModulePair): {
  readonly results: readonly (readonly number[])[]
  readonly users: ReadonlyMap<number, readonly number[]>
  readonly entryPoints: ReadonlySet<number>
} {
  const results = rows.map((row) =>
    sides(row)
      .map((side) => resultsOf(side).result)
      .filter((id) => id !== 0),
  )
  const defined = new Set(results.flat())
  const users = new Map<number, number[]>()
  const known = knownOf({
    ...header,
    instructions: rows.flatMap((row) => row.broken ?? row.control ?? []),
  })
  for (const [index, row] of rows.entries())
    for (const side of sides(row))
      for (const id of idsOf(side, known))
        if (defined.has(id) && !results[index]?.includes(id)) add(users, id, index)
  const entryPoints = new Set(
    rows.flatMap((row, index) =>
      (row.broken ?? row.control)?.opcode === opEntryPoint ? [index] : [],
    ),
  )
  return { results, users, entryPoints }
}

/** Without these rows. Entry points that stay lose what the rows define from their interfaces. */
export function withoutAll(
  { rows, ...rest }: ModulePair,
  gone: ReadonlySet<number>,
  { results }: ReturnType<typeof usersOf>,
): ModulePair {
  const lost = new Set([...gone].flatMap((row) => results[row] ?? []))
  const interfaceLess = (instruction: Instruction): Instruction => ({
    opcode: instruction.opcode,
    // The execution model, the function and the first word of the name are not part of the interface.
    words: instruction.words.filter((word, index) => index < 3 || !lost.has(word)),
  })
  const kept = rows.filter((_, index) => !gone.has(index))
  return {
    ...rest,
    rows: kept.map((row, index) => {
      const side = row.broken ?? row.control
      return side?.opcode === opEntryPoint && side.words.some((word) => lost.has(word))
        ? (inBoth(kept, index, interfaceLess)[index] as InstructionPair)
        : row
    }),
  }
}

/** The rows with everything that depends on their ids; an entry point remains. */
function leaning(
  start: readonly number[],
  { results, users, entryPoints }: ReturnType<typeof usersOf>,
): ReadonlySet<number> {
  const gone = new Set(start)
  for (const row of gone)
    for (const id of results[row] ?? [])
      for (const user of users.get(id) ?? []) if (!entryPoints.has(user)) gone.add(user)
  return gone
}

/** Ordinals from an `OpFunction` (54) to its `OpFunctionEnd` (56), or from an `OpLabel` (248) to its block's end. */
function spans(rows: readonly InstructionPair[]): readonly (readonly number[])[] {
  const opcode = (row: number) => (rows[row]?.broken ?? rows[row]?.control)?.opcode ?? 0
  const found: number[][] = []
  let [functionFrom, blockFrom] = [-1, -1]
  const range = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => from + index)
  for (let index = 0; index < rows.length; index++) {
    const is = opcode(index)
    if (blockFrom >= 0 && (is === 248 || is === 56)) {
      found.push(range(blockFrom, index))
      if (index - 1 > blockFrom + 1) found.push(range(blockFrom + 1, index - 1))
      blockFrom = -1
    }
    if (is === 54) functionFrom = index
    if (is === 248) blockFrom = index
    if (is === 56 && functionFrom >= 0) found.push(range(functionFrom, index + 1))
  }
  return found
}

/** The pair without some of its rows: large parts first, then functions and blocks, then small parts, then each row alone. */
export function* fewerRows(pair: ModulePair): Iterable<ModulePair> {
  const { rows } = pair
  const index = usersOf(pair)
  function* parts(size: number): Iterable<ModulePair> {
    for (let from = 0; from < rows.length; from += size) {
      const part = Array.from(
        { length: Math.min(size, rows.length - from) },
        (_, index) => from + index,
      )
      yield withoutAll(pair, leaning(part, index), index)
    }
  }
  const sizes: number[] = []
  for (let size = Math.ceil(rows.length / 2); size > 1; size = Math.ceil(size / 2)) {
    sizes.push(size)
    if (size === 2) break
  }
  // A tool that hangs is waited for only a limited number of times, and large modules have many functions.
  for (const size of sizes.slice(0, large)) yield* parts(size)
  for (const span of spans(rows)) yield withoutAll(pair, leaning(span, index), index)
  for (const size of sizes.slice(large)) yield* parts(size)
  for (let place = rows.length - 1; place >= 0; place--) {
    yield withoutAll(pair, new Set([place]), index)
    const all = leaning([place], index)
    if (all.size > 1) yield withoutAll(pair, all, index)
  }
}

function inBoth(
  rows: readonly InstructionPair[],
  place: number,
  change: (instruction: Instruction) => Instruction,
): InstructionPair[] {
  return rows.map((row, index) => {
    if (index !== place) return row
    const broken = row.broken === null ? null : change(row.broken)
    const control =
      row.control === row.broken ? broken : row.control === null ? null : change(row.control)
    return { broken, control }
  })
}

/** The pair with a value replaced by an earlier one of the same type, so that what made it can go. */
export function simplerUses(pair: ModulePair): Iterable<ModulePair> {
  return otherUses(pair, ({ words: [type = 0] }) => String(type))
}

const isConstant = /^Op(Spec)?Constant/

/** The same, but a constant only by an equal one: another would change sizes and strides. */
export function simplerValues(pair: ModulePair): Iterable<ModulePair> {
  return otherUses(pair, ({ opcode, words: [type = 0, , ...rest] }) =>
    isConstant.test(instructionByOpcode(opcode)?.name ?? '')
      ? `${type} ${opcode} ${rest.join(' ')}`
      : String(type),
  )
}

/** @param kindOf a value is replaced by the first one of its kind. */
function* otherUses(
  pair: ModulePair,
  kindOf: (instruction: Instruction) => string,
): Iterable<ModulePair> {
  const { rows } = pair
  const { results, users } = usersOf(pair)
  const byKind = new Map<string, number>()
  for (const [index, row] of rows.entries())
    for (const side of sides(row)) {
      const { type, result } = { type: side.words[0] ?? 0, result: resultsOf(side).result }
      if (result === 0 || result === type || side.words[1] !== result) continue
      const kind = kindOf(side)
      if (!byKind.has(kind)) byKind.set(kind, result)
      const first = byKind.get(kind)
      if (first === undefined || first === result || !(results[index] ?? []).includes(result))
        continue
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
export function* simplerOperands(pair: ModulePair): Iterable<ModulePair> {
  for (const [index, row] of pair.rows.entries()) {
    const side = row.broken ?? row.control
    if (side === null || side.words.length === 0) continue
    yield {
      ...pair,
      rows: inBoth(pair.rows, index, ({ opcode, words }) => ({
        opcode,
        words: words.slice(0, -1),
      })),
    }
  }
}

const [opLabel, opBranch] = [opcodeOf('OpLabel'), opcodeOf('OpBranch')]

/** The pair without a block that only branches: what leads to it leads on. */
export function* shorterWays(pair: ModulePair): Iterable<ModulePair> {
  const { rows } = pair
  const { users } = usersOf(pair)
  const sideAt = (row: number) => rows[row]?.broken ?? rows[row]?.control
  for (let place = 0; place + 1 < rows.length; place++) {
    const [label, branch] = [sideAt(place), sideAt(place + 1)]
    const from = label?.words[0]
    const to = branch?.words[0]
    if (label?.opcode !== opLabel || branch?.opcode !== opBranch) continue
    if (from === undefined || to === undefined) continue
    let next = rows
    for (const user of users.get(from) ?? [])
      next = inBoth(next, user, ({ opcode, words }) => ({
        opcode,
        words: words.map((word) => (word === from ? to : word)),
      }))
    yield { ...pair, rows: next.filter((_, index) => index !== place && index !== place + 1) }
  }
}
