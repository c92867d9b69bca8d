import { compute } from '../compute.ts'
import type { Draft } from '../draft.ts'
import { componentOf, drawNumeric, drawVector, likewise, type Numbers } from '../draw-type.ts'
import type { Emitter } from '../emitter.ts'
import { opcodeOf } from '../opcode-of.ts'
import { boolType } from '../scalar-types.ts'
import type { Type } from '../type.ts'
import { valueLike } from '../values.ts'
import { nameOf } from './arithmetic.ts'

const always = () => true
const isKernel = ({ world }: Draft) => !world.shader

/** An instruction that results in Booleans, one for every component of its operands. */
function comparison(
  name: string,
  kind: Numbers,
  operands: number,
  applies: (draft: Draft) => boolean = always,
): Emitter {
  const opcode = opcodeOf(name)
  return {
    name: nameOf(name),
    weight: 1,
    applies,
    emit(draft) {
      const type = drawNumeric(draft, kind)
      const words: number[] = []
      for (let at = 0; at < operands; at++) words.push(valueLike(draft, type))
      compute(draft, opcode, likewise(draft, boolType(draft), type), ...words)
      return true
    },
  }
}

/** An instruction from a vector of Booleans to one. */
function reduction(name: string): Emitter {
  const opcode = opcodeOf(name)
  return {
    name: nameOf(name),
    weight: 1,
    applies: always,
    emit(draft) {
      const vector = drawVector(draft, 'bool')
      compute(draft, opcode, componentOf(vector), valueLike(draft, vector))
      return true
    },
  }
}

const opSelect = opcodeOf('OpSelect')

/** What `OpSelect` may choose between: from version 1.4 on, composites by one condition too. */
function drawSelected(draft: Draft): { readonly type: Type; readonly whole: boolean } {
  const { draw, world } = draft
  const type = drawNumeric(draft, draw.of(['integer', 'float', 'bool'] as const))
  return { type, whole: type.kind !== 'vector' || (world.minor >= 4 && draw.below(2) === 1) }
}

/** Instructions that compare, and that choose by what was compared. */
export const comparisons: readonly Emitter[] = [
  ...[
    'OpIEqual',
    'OpINotEqual',
    'OpUGreaterThan',
    'OpSGreaterThan',
    'OpUGreaterThanEqual',
    'OpSGreaterThanEqual',
    'OpULessThan',
    'OpSLessThan',
    'OpULessThanEqual',
    'OpSLessThanEqual',
  ].map((name) => comparison(name, 'integer', 2)),
  ...[
    'OpFOrdEqual',
    'OpFUnordEqual',
    'OpFOrdNotEqual',
    'OpFUnordNotEqual',
    'OpFOrdLessThan',
    'OpFUnordLessThan',
    'OpFOrdGreaterThan',
    'OpFUnordGreaterThan',
    'OpFOrdLessThanEqual',
    'OpFUnordLessThanEqual',
    'OpFOrdGreaterThanEqual',
    'OpFUnordGreaterThanEqual',
  ].map((name) => comparison(name, 'float', 2)),
  ...['OpIsNan', 'OpIsInf'].map((name) => comparison(name, 'float', 1)),
  ...['OpIsFinite', 'OpIsNormal', 'OpSignBitSet'].map((name) =>
    comparison(name, 'float', 1, isKernel),
  ),
  ...['OpOrdered', 'OpUnordered'].map((name) => comparison(name, 'float', 2, isKernel)),
  ...['OpAny', 'OpAll'].map(reduction),
  {
    name: 'select',
    weight: 4,
    applies: always,
    emit(draft) {
      const { type, whole } = drawSelected(draft)
      const bool = boolType(draft)
      const condition = valueLike(draft, whole ? bool : likewise(draft, bool, type))
      compute(draft, opSelect, type, condition, valueLike(draft, type), valueLike(draft, type))
      return true
    },
  },
]
