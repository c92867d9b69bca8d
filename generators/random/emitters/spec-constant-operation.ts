import { constantOf } from '../constants.ts'
import type { Draft } from '../draft.ts'
import { drawNumeric, drawVector, likewise, type Numbers } from '../draw-type.ts'
import type { Emitter } from '../emitter.ts'
import { opcodeOf } from '../opcode-of.ts'
import { boolType, type ScalarSpec } from '../scalar-types.ts'
import type { Type } from '../type.ts'

const opSpecConstantOp = opcodeOf('OpSpecConstantOp')
const always = () => true

/** A constant that other constants are worked out to, where the module is specialized. */
function operation(
  name: string,
  types: (draft: Draft) => readonly [result: Type, ...operands: Type[]],
  literals: (draft: Draft, result: Type) => readonly number[] = () => [],
): Emitter {
  const opcode = opcodeOf(name)
  return {
    name: `spec-constant-op-${name
      .slice(2)
      .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
      .toLowerCase()}`,
    weight: 1,
    applies: always,
    emit(draft) {
      const [type, ...operands] = types(draft)
      const ids = operands.map((operand) => constantOf(draft, operand, true))
      const id = draft.bound++
      draft.declarations.push({
        opcode: opSpecConstantOp,
        words: [type.id, id, opcode, ...ids, ...literals(draft, type)],
      })
      draft.constants.push({ id, type })
      return true
    },
  }
}

function alike(name: string, kind: Numbers, count: number, passes?: (spec: ScalarSpec) => boolean) {
  return operation(name, (draft) => {
    const type = drawNumeric(draft, kind, passes)
    return [type, ...Array.from({ length: count }, () => type)]
  })
}

const unsigned = ({ signed }: ScalarSpec) => !signed

/** Operations on specialization constants that every world has. */
export const specConstantOperations: readonly Emitter[] = [
  ...['OpIAdd', 'OpISub', 'OpIMul', 'OpSDiv', 'OpSRem', 'OpSMod'].map((name) =>
    alike(name, 'integer', 2),
  ),
  ...['OpUDiv', 'OpUMod'].map((name) => alike(name, 'integer', 2, unsigned)),
  ...['OpBitwiseAnd', 'OpBitwiseOr', 'OpBitwiseXor', 'OpShiftLeftLogical'].map((name) =>
    alike(name, 'integer', 2),
  ),
  ...['OpSNegate', 'OpNot'].map((name) => alike(name, 'integer', 1)),
  ...['OpLogicalAnd', 'OpLogicalOr', 'OpLogicalNotEqual'].map((name) => alike(name, 'bool', 2)),
  alike('OpLogicalNot', 'bool', 1),
  ...['OpIEqual', 'OpULessThan', 'OpSGreaterThanEqual'].map((name) =>
    operation(name, (draft) => {
      const type = drawNumeric(draft, 'integer')
      return [likewise(draft, boolType(draft), type), type, type]
    }),
  ),
  operation('OpSelect', (draft) => {
    const type = drawNumeric(draft, 'integer')
    return [type, likewise(draft, boolType(draft), type), type, type]
  }),
  operation(
    'OpVectorShuffle',
    (draft) => {
      const type = drawVector(draft, 'integer')
      return [type, type, type]
    },
    ({ draw }, { count }) => Array.from({ length: count }, () => draw.below(2 * count)),
  ),
  operation(
    'OpCompositeExtract',
    (draft) => {
      const type = drawVector(draft, 'integer')
      return [type.part as Type, type]
    },
    ({ draw }) => [draw.below(2)],
  ),
  operation(
    'OpCompositeInsert',
    (draft) => {
      const type = drawVector(draft, 'float')
      return [type, type.part as Type, type]
    },
    ({ draw }) => [draw.below(2)],
  ),
]
