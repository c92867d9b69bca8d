import { instructions } from '#spec/grammar/grammar'
import type { Instruction, Module } from '../module.ts'
import { definitionsIn, knownOf } from '../words/known.ts'
import { onceFor } from '../words/once-for.ts'
import { operandsOf } from '../words/operands-of.ts'
import { resultsOf } from '../words/results-of.ts'

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

/** Deeper parts of types than this are not distinguished. */
const deepest = 4

function shapeOf(module: Module, id: number, depth: number): string {
  const row = definitionsIn(module).get(id)
  if (row === undefined || depth === 0) return '?'
  const { resultType } = resultsOf(row)
  if (resultType !== 0) return `of ${shapeOf(module, resultType, depth)}`
  if (classes.get(row.opcode) !== 'Type-Declaration') return String(row.opcode)
  const parts = operandsOf(row, knownOf(module)).map(({ kind, word }) =>
    kind === 'IdResult'
      ? ''
      : kind.startsWith('Id')
        ? shapeOf(module, row.words[word] ?? 0, depth - 1)
        : String(row.words[word]),
  )
  return `${row.opcode}(${parts})`
}

const shapesIn = onceFor(() => new Map<number, string>())

/** An id in words: a type with its parts, or a value of such a type. */
function shapeIn(module: Module, id: number): string {
  const shapes = shapesIn(module)
  const shape = shapes.get(id) ?? shapeOf(module, id, deepest)
  shapes.set(id, shape)
  return shape
}

/**
 * The context that an edit of an instruction depends on: its opcode, the shapes of its ids, and its enumerants;
 * literals are left out.
 */
export function contextOf(instruction: Instruction, module: Module): string {
  const parts = operandsOf(instruction, knownOf(module)).map(
    ({ kind, word, length, enumeration }) => {
      const value = instruction.words[word] ?? 0
      if (kind === 'IdResult') return '%'
      if (kind.startsWith('Id')) return shapeIn(module, value)
      return enumeration === undefined ? `#${length}` : String(value)
    },
  )
  return `${instruction.opcode} ${instruction.words.length} ${parts.join(' ')}`
}
