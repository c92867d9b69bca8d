import { compute } from '../compute.ts'
import type { Draft } from '../draft.ts'
import { drawNumeric, type Numbers } from '../draw-type.ts'
import type { Emitter } from '../emitter.ts'
import { opcodeOf } from '../opcode-of.ts'
import type { ScalarSpec } from '../scalar-types.ts'
import { valueLike } from '../values.ts'

/** Name in the grammar to words joined by hyphens. */
export function nameOf(name: string): string {
  return name
    .slice(2)
    .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-')
    .toLowerCase()
}

const always = () => true

/** An instruction whose operands all have its result type. */
function alike(
  name: string,
  kind: Numbers,
  operands: number,
  passes?: (spec: ScalarSpec) => boolean,
  applies: (draft: Draft) => boolean = always,
): Emitter {
  const opcode = opcodeOf(name)
  return {
    name: nameOf(name),
    weight: 1,
    applies,
    emit(draft) {
      const type = drawNumeric(draft, kind, passes)
      const words: number[] = []
      for (let at = 0; at < operands; at++) words.push(valueLike(draft, type))
      compute(draft, opcode, type, ...words)
      return true
    },
  }
}

const unsigned = ({ signed }: ScalarSpec) => !signed
const word = ({ width }: ScalarSpec) => width === 32
const isShader = ({ world }: Draft) => world.shader

/** Instructions on numbers whose operands are like their result. */
export const arithmetic: readonly Emitter[] = [
  ...['OpIAdd', 'OpISub', 'OpIMul', 'OpSDiv', 'OpSRem', 'OpSMod'].map((name) =>
    alike(name, 'integer', 2),
  ),
  ...['OpUDiv', 'OpUMod'].map((name) => alike(name, 'integer', 2, unsigned)),
  ...['OpBitwiseAnd', 'OpBitwiseOr', 'OpBitwiseXor'].map((name) => alike(name, 'integer', 2)),
  ...['OpShiftLeftLogical', 'OpShiftRightLogical', 'OpShiftRightArithmetic'].map((name) =>
    alike(name, 'integer', 2),
  ),
  ...['OpNot', 'OpSNegate'].map((name) => alike(name, 'integer', 1)),
  ...['OpFAdd', 'OpFSub', 'OpFMul', 'OpFDiv', 'OpFRem', 'OpFMod'].map((name) =>
    alike(name, 'float', 2),
  ),
  alike('OpFNegate', 'float', 1),
  ...['OpLogicalAnd', 'OpLogicalOr', 'OpLogicalEqual', 'OpLogicalNotEqual'].map((name) =>
    alike(name, 'bool', 2),
  ),
  alike('OpLogicalNot', 'bool', 1),
  ...['OpBitReverse', 'OpBitCount'].map((name) => alike(name, 'integer', 1, word, isShader)),
]
