import type { Instruction } from '#generators/module'
import { instructionByOpcode } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { InstructionPair, ModulePair } from './pair.ts'
import { usersOf, withoutAll } from './smaller-pairs.ts'

/** Rows of a module that is reduced row by row soon enough. */
export const fewRows = 200

const [opFunction, opFunctionEnd, opFunctionParameter, opLabel, opEntryPoint] = [
  opcodeOf('OpFunction'),
  opcodeOf('OpFunctionEnd'),
  opcodeOf('OpFunctionParameter'),
  opcodeOf('OpLabel'),
  opcodeOf('OpEntryPoint'),
]

/** Nothing but its result comes of such an instruction. */
const forResult = /^Op(Type|Constant|SpecConstant|Variable|UntypedVariable|Undef|String|Function$)/
/** An instruction about an id, which goes with it. */
const annotation =
  /^Op(Name|MemberName|Decorate|MemberDecorate|Group(Member)?Decorate|ExecutionMode)/

function sideOf(row: InstructionPair | undefined): Instruction | undefined {
  return row?.broken ?? row?.control ?? undefined
}

function nameAt(row: InstructionPair | undefined): string {
  return instructionByOpcode(sideOf(row)?.opcode ?? -1)?.name ?? ''
}

/** Ordinals of the first and last rows of functions that have a body. */
function functionsOf(rows: readonly InstructionPair[]): readonly (readonly [number, number])[] {
  const found: (readonly [number, number])[] = []
  let from = -1
  let hasBody = false
  for (const [index, row] of rows.entries()) {
    const opcode = sideOf(row)?.opcode
    if (opcode === opFunction) [from, hasBody] = [index, false]
    if (opcode === opLabel) hasBody = true
    if (opcode === opFunctionEnd && from >= 0 && hasBody) found.push([from, index])
  }
  return found
}

/** A function may end so, whatever it returns. */
const unreachable: Instruction = { opcode: opcodeOf('OpUnreachable'), words: [] }

/** Adds to rows what is said about their results. */
function addAnnotations(
  gone: Set<number>,
  { rows }: ModulePair,
  { results, users }: ReturnType<typeof usersOf>,
): void {
  for (const row of [...gone])
    for (const user of (results[row] ?? []).flatMap((id) => users.get(id) ?? []))
      if (annotation.test(nameAt(rows[user]))) gone.add(user)
}

/** The rows, with a single empty block in each of some functions. */
function emptied(
  pair: ModulePair,
  index: ReturnType<typeof usersOf>,
  functions: readonly (readonly [number, number])[],
): ModulePair {
  const gone = new Set<number>()
  const ends = new Map<number, InstructionPair>()
  for (const [from, to] of functions) {
    let hasLabel = false
    for (let index = from + 1; index < to; index++) {
      const row = pair.rows[index] as InstructionPair
      const opcode = sideOf(row)?.opcode
      if (opcode === opFunctionParameter) continue
      if (opcode !== opLabel || hasLabel) gone.add(index)
      else {
        hasLabel = true
        const { broken, control } = row
        ends.set(index, {
          broken: broken === null ? null : unreachable,
          control: control === null ? null : unreachable,
        })
      }
    }
  }
  addAnnotations(gone, pair, index)
  const rows = pair.rows.flatMap((row, index) => {
    const end = ends.get(index)
    return gone.has(index) ? [] : end === undefined ? [row] : [row, end]
  })
  return { ...pair, rows }
}

/** Rows of a function that does nothing, besides its first one and its parameters: label, termination and end. */
const mostEmpty = 3

/** Ordinals of the rows of a function after its first one, to its end. */
function rowsAfter(rows: readonly InstructionPair[], ordinal: number): readonly number[] {
  const after: number[] = []
  for (let row = ordinal + 1; row < rows.length; row++) {
    after.push(row)
    if (sideOf(rows[row])?.opcode === opFunctionEnd) break
  }
  return after
}

/** The rows without all types, constants, variables and functions that nothing uses, and what is said about them. */
function withoutUnused(pair: ModulePair): ModulePair {
  for (let before = pair; ; ) {
    const index = usersOf(before)
    const gone = new Set<number>()
    for (const [ordinal, results] of index.results.entries()) {
      if (results.length === 0 || !forResult.test(nameAt(before.rows[ordinal]))) continue
      const users = results.flatMap((id) => index.users.get(id) ?? [])
      const isEntry = (user: number) => sideOf(before.rows[user])?.opcode === opEntryPoint
      const isFunction = sideOf(before.rows[ordinal])?.opcode === opFunction
      const isUnused = users.every(
        (user) => annotation.test(nameAt(before.rows[user])) || (isEntry(user) && !isFunction),
      )
      if (!isUnused) continue
      const after = isFunction ? rowsAfter(before.rows, ordinal) : []
      const body = after.filter((row) => sideOf(before.rows[row])?.opcode !== opFunctionParameter)
      // What a function with a body does may be what is looked for.
      if (body.length > mostEmpty) continue
      for (const user of users) if (!isEntry(user)) gone.add(user)
      for (const row of [ordinal, ...after]) gone.add(row)
    }
    if (gone.size === 0) return before
    addAnnotations(gone, before, index)
    before = withoutAll(before, gone, index)
  }
}

/**
 * A large pair with empty functions: all but one, half of them, or one; each without what nothing uses then, and with it. A
 * function without a body keeps its callers valid.
 */
export function* fewerFunctions(pair: ModulePair): Iterable<ModulePair> {
  if (pair.rows.length <= fewRows) return
  const index = usersOf(pair)
  const functions = functionsOf(pair.rows)
  const full = functions.filter(([from, to]) => to - from > 3)
  function* both(some: readonly (readonly [number, number])[]): Iterable<ModulePair> {
    if (some.length === 0) return
    const next = emptied(pair, index, some)
    yield withoutUnused(next)
    yield next
  }
  yield* both(full)
  if (full.length > 1)
    for (const kept of full)
      yield withoutUnused(
        emptied(
          pair,
          index,
          full.filter((each) => each !== kept),
        ),
      )
  for (
    let size = Math.ceil(full.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  )
    for (let from = 0; from < full.length; from += size) yield* both(full.slice(from, from + size))
  const unused = withoutUnused(pair)
  if (unused.rows.length < pair.rows.length) yield unused
}
