import { opcodeOf } from '#spec/grammar/opcodes'
import { constantOf } from '../constants.ts'
import type { Draft } from '../draft.ts'
import { drawVector } from '../draw-type.ts'
import { type Emitter, emitter } from '../emitter.ts'
import type { Type } from '../type.ts'
import { declareObject } from '../write.ts'

/** A constant that other constants are worked out to, where the module is specialized: of a part of a vector. */
function operation(
  name: string,
  operation: string,
  types: (draft: Draft) => readonly [result: Type, ...operands: Type[]],
): Emitter {
  const opcode = opcodeOf(operation)
  return emitter(`spec-constant-op-${name}`, 1, (draft) => {
    const [type, ...operands] = types(draft)
    const ids = operands.map((operand) => constantOf(draft, operand, true))
    const index = draft.draw.below(2)
    const id = declareObject(draft, 'OpSpecConstantOp', type, opcode, ...ids, index)
    draft.constants.push({ id, type })
  })
}

/** Operations on composites of specialization constants. */
export const specConstantOperations: readonly Emitter[] = [
  operation('composite-extract', 'OpCompositeExtract', (draft) => {
    const type = drawVector(draft, 'integer')
    return [type.part as Type, type]
  }),
  operation('composite-insert', 'OpCompositeInsert', (draft) => {
    const type = drawVector(draft, 'float')
    return [type, type.part as Type, type]
  }),
]
