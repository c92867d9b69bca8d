import type { Instruction, Module, Function as ModuleFunction, Operand } from '../../module.ts'
import { componentsOf } from './contained-types.ts'
import { isNonSemantic } from './non-semantic.ts'

/** The ids that functions name, by id. */
export interface References {
  /** Global variables that the function's own instructions refer to. */
  readonly used: Map<number, ReadonlySet<number>>
  /** Functions that it calls. */
  readonly calls: Map<number, ReadonlySet<number>>
}

function note(
  module: Module,
  { definition: { result }, blocks }: ModuleFunction,
  wanted: ReadonlySet<number>,
  { used, calls }: References,
): void {
  const variables = new Set<number>()
  const called = new Set<number>()
  for (const { instructions } of blocks)
    for (const instruction of instructions) {
      if (isNonSemantic(module, instruction)) continue
      for (const { kind, value } of instruction.operands) {
        if (kind !== 'IdRef') continue
        if (wanted.has(value)) variables.add(value)
        else if (module.definition(value)?.name === 'OpFunction') called.add(value)
      }
    }
  used.set(result, variables)
  calls.set(result, called)
}

/** Which of these global variables functions refer to outside debug information, and which functions they call. */
export function referencesTo(module: Module, variables: readonly Instruction[]): References {
  const wanted = new Set(variables.map(({ result }) => result))
  const references: References = { used: new Map(), calls: new Map() }
  for (const body of module.functions) note(module, body, wanted, references)
  return references
}

/** Beyond this number, one of each entry point is enough. */
const enough = 4096

/** Ids of variables, or of functions, by the id of a function. */
export type ByFunction = ReadonlyMap<number, Iterable<number>>

/** Words per function whose bits are the variables that are looked for at a time: memory must not be quadratic. */
const wordsAtATime = 16
const atATime = 32 * wordsAtATime

/** Ids in the interface of an entry point; execution model, function and name come before them. */
function interfaceOf({ operands }: Instruction): ReadonlySet<number> {
  const ids = new Set<number>()
  for (let index = 3; index < operands.length; index++) ids.add((operands[index] as Operand).value)
  return ids
}

/** Ids are looked up one by one in interfaces up to this length. */
const mostOperands = 32

/** Tells whether the interface of an entry point has an id. */
function listingOf(entryPoint: Instruction): (id: number) => boolean {
  const { operands } = entryPoint
  if (operands.length > mostOperands) {
    const ids = interfaceOf(entryPoint)
    return (id) => ids.has(id)
  }
  return (id) => {
    for (let index = 3; index < operands.length; index++)
      if ((operands[index] as Operand).value === id) return true
    return false
  }
}

/** Those of the variables that are missing in the interface of an entry point; the others need no further look. */
export function notListedByAll(
  module: Module,
  variables: readonly Instruction[],
): readonly Instruction[] {
  const entryPoints = module.all('OpEntryPoint')
  const [first] = entryPoints
  if (variables.length === 0 || first === undefined) return []
  if (entryPoints.length === 1) {
    const lists = listingOf(first)
    return variables.filter(({ result }) => !lists(result))
  }
  const listings = new Map<number, number>()
  for (const entryPoint of entryPoints)
    for (const id of interfaceOf(entryPoint)) listings.set(id, (listings.get(id) ?? 0) + 1)
  return variables.filter(({ result }) => (listings.get(result) ?? 0) < entryPoints.length)
}

/** Bits of rows, group by group: each group has the same number of bits of every row. */
class RowBits {
  readonly #groups: number[][] = []
  readonly #rows: Uint32Array

  constructor(rows: number) {
    this.#rows = new Uint32Array(rows * wordsAtATime)
  }

  add(row: number, bit: number): void {
    const group = Math.floor(bit / atATime)
    while (this.#groups.length <= group) this.#groups.push([])
    this.#groups[group]?.push(row, bit % atATime)
  }

  /** The words of a group, those of one row after those of the one before it. */
  group(group: number): Uint32Array {
    const rows = this.#rows.fill(0)
    const pairs = this.#groups[group] ?? []
    for (let index = 0; index < pairs.length; index += 2) {
      const bit = pairs[index + 1] as number
      const word = (pairs[index] as number) * wordsAtATime + (bit >>> 5)
      rows[word] = (rows[word] as number) | (1 << (bit & 31))
    }
    return rows
  }
}

/**
 * By component of the call graph, those that it calls itself. Each function has a greater number than those that it
 * calls.
 */
function callsOf(
  { count, of: componentOf, nodes }: ReturnType<typeof componentsOf>,
  calls: ByFunction,
): readonly ReadonlySet<number>[] {
  const called = Array.from({ length: count }, () => new Set<number>())
  for (const caller of nodes) {
    const from = componentOf(caller) ?? 0
    for (const callee of calls.get(caller) ?? []) {
      const to = componentOf(callee) ?? from
      if (to !== from) called[from]?.add(to)
    }
  }
  return called
}

/** The variables that call trees use, numbered in the order in which a walk of one tree after the other meets them. */
function numbered(roots: readonly number[], { used, calls }: Uses): ReadonlyMap<number, number> {
  const numbers = new Map<number, number>()
  const seen = new Set<number>()
  for (const root of roots) {
    if (seen.has(root)) continue
    // A set hands out what is added while it is walked.
    const tree = new Set([root])
    for (const id of tree) {
      seen.add(id)
      for (const variable of used.get(id) ?? [])
        if (!numbers.has(variable)) numbers.set(variable, numbers.size)
      for (const called of calls.get(id) ?? []) if (!seen.has(called)) tree.add(called)
    }
  }
  return numbers
}

/** The criteria of a search for variables that interfaces do not list. */
export interface Uses {
  /** Which of the variables that are looked for the instructions of a function itself name. */
  readonly used: ByFunction
  /** Which functions a function calls. */
  readonly calls: ByFunction
}

/**
 * Visits the variables that are used in the call tree of an entry point and missing in its interface. There can be entry
 * points times variables of them: beyond a few thousand, those of an entry point that has some already are left out.
 */
export function eachUnlisted(
  module: Module,
  uses: Uses,
  visit: (entryPoint: Instruction, variable: number) => void,
): void {
  const { used, calls } = uses
  const entryPoints = module.all('OpEntryPoint')
  const roots = entryPoints.map(({ operands }) => operands[1]?.value ?? 0)
  const numbers = numbered(roots, uses)
  const variables = [...numbers.keys()]
  const components = componentsOf(roots, calls)
  const called = callsOf(components, calls)
  const inTrees = new RowBits(components.count)
  for (const id of components.nodes)
    for (const variable of used.get(id) ?? [])
      inTrees.add(components.of(id) ?? 0, numbers.get(variable) ?? 0)
  const inInterfaces = new RowBits(entryPoints.length)
  for (const [row, entryPoint] of entryPoints.entries())
    for (const id of interfaceOf(entryPoint)) {
      const number = numbers.get(id)
      if (number !== undefined) inInterfaces.add(row, number)
    }

  let room = enough
  const hasSome = new Set<Instruction>()
  for (let first = 0; first < variables.length; first += atATime) {
    const trees = inTrees.group(first / atATime)
    for (const [from, callees] of called.entries())
      for (const to of callees)
        for (let index = 0; index < wordsAtATime; index++) {
          const word = from * wordsAtATime + index
          trees[word] = (trees[word] as number) | (trees[to * wordsAtATime + index] as number)
        }
    const listed = inInterfaces.group(first / atATime)
    for (const [row, entryPoint] of entryPoints.entries()) {
      const tree = components.of(roots[row] ?? 0) ?? 0
      for (let index = 0; index < wordsAtATime; index++) {
        let missing =
          (trees[tree * wordsAtATime + index] as number) &
          ~(listed[row * wordsAtATime + index] as number)
        for (; missing !== 0 && (room > 0 || !hasSome.has(entryPoint)); missing &= missing - 1) {
          const bit = 31 - Math.clz32(missing & -missing)
          visit(entryPoint, variables[first + 32 * index + bit] ?? 0)
          hasSome.add(entryPoint)
          room--
        }
      }
    }
  }
}
