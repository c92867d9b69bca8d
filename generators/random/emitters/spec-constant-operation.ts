import { opcodeOf } from '#spec/grammar/opcodes'
import { constantOf } from '../constants.ts'
import type { Draft } from '../draft.ts'
import { drawVector } from '../draw-type.ts'
import type { Emitter } from '../emitter.ts'
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

/** Operations on composites of specialization constants. */
export const specConstantOperations: readonly Emitter[] = [
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
