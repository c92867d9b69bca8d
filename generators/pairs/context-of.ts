import { instructions } from '#spec/grammar/grammar'
import type { Instruction, Module } from '../module.ts'
import { type Known, knownOf } from '../words/known.ts'
import { operandsOf } from '../words/operands-of.ts'
import { resultsOf } from '../words/results-of.ts'

/** What a module says of its ids; worked out when first asked for. */
export interface Definitions {
  readonly known: () => Known
  /** The instruction with that result; `undefined` where there is none. */
  readonly instruction: (id: number) => Instruction | undefined
  /** What an id stands for, in words: a type with its parts, or a value of one. */
  readonly shape: (id: number) => string
}

const classes = new Map(instructions.map((row) => [row.opcode, row.class]))
const declaring: ReadonlySet<string | undefined> = new Set([
  'Type-Declaration',
  'Constant-Creation',
])
const opUndef = instructions.find(({ name }) => name === 'OpUndef')?.opcode

/** Whether an instruction declares a type or a constant, so that any module may have it. */
export function isDeclaration(opcode: number): boolean {
  return declaring.has(classes.get(opcode)) || opcode === opUndef
}

/** Parts of parts of types beyond so many are not told apart. */
const deepest = 4

const cache = new WeakMap<Module, Definitions>()

function shapeOf(definitions: Omit<Definitions, 'shape'>, id: number, depth: number): string {
  const row = definitions.instruction(id)
  if (row === undefined || depth === 0) return '?'
  const { resultType } = resultsOf(row)
  if (resultType !== 0) return `of ${shapeOf(definitions, resultType, depth)}`
  if (classes.get(row.opcode) !== 'Type-Declaration') return String(row.opcode)
  const parts = operandsOf(row, definitions.known()).map(({ kind, word }) =>
    kind === 'IdResult'
      ? ''
      : kind.startsWith('Id')
        ? shapeOf(definitions, row.words[word] ?? 0, depth - 1)
        : String(row.words[word]),
  )
  return `${row.opcode}(${parts})`
}

/** The definitions of a module; of several of one id, the first. */
export function definitionsIn(module: Module): Definitions {
  const cached = cache.get(module)
  if (cached !== undefined) return cached
  let known: Known | undefined
  let byId: Map<number, Instruction> | undefined
  const shapes = new Map<number, string>()
  const found = {
    known: () => {
      known ??= knownOf(module)
      return known
    },
    instruction: (id: number) => {
      if (byId === undefined) {
        byId = new Map()
        for (const row of module.instructions) {
          const { result } = resultsOf(row)
          if (result !== 0 && !byId.has(result)) byId.set(result, row)
        }
      }
      return byId.get(id)
    },
  }
  const definitions: Definitions = {
    ...found,
    shape: (id) => {
      const shape = shapes.get(id) ?? shapeOf(found, id, deepest)
      shapes.set(id, shape)
      return shape
    },
  }
  cache.set(module, definitions)
  return definitions
}

/** What an edit of an instruction leans on: its opcode, the shapes of its ids, and its enumerants; literals are left out. */
export function contextOf(instruction: Instruction, definitions: Definitions): string {
  const places = operandsOf(instruction, definitions.known())
  const parts = places.map(({ kind, word, length, enumeration }) => {
    const value = instruction.words[word] ?? 0
    if (kind === 'IdResult') return '%'
    if (kind.startsWith('Id')) return definitions.shape(value)
    return enumeration === undefined ? `#${length}` : String(value)
  })
  return `${instruction.opcode} ${instruction.words.length} ${parts.join(' ')}`
}
