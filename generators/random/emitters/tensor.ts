import { opcodeOf } from '#spec/grammar/opcodes'
import { capabilityNamed, declare } from '../capability.ts'
import { arrayType } from '../composite-types.ts'
import { sizesOf } from '../constants.ts'
import { drawScalar } from '../draw-type.ts'
import type { Emitter } from '../emitter.ts'
import { uint } from '../literals.ts'
import { uintType } from '../scalar-types.ts'

const opTypeTensorARM = opcodeOf('OpTypeTensorARM')
const tensors = capabilityNamed('TensorsARM')

/** Tensor types (SPV_ARM_tensors), whose shape is a constant array. */
export const tensorTypes: readonly Emitter[] = [
  {
    name: 'tensor-type',
    weight: 1,
    applies: ({ world }) => world.replicated || world.constantData,
    emit(draft) {
      const { draw } = draft
      const rank = 1 + draw.below(3)
      declare(draft, tensors)
      const element = drawScalar(draft, 'integer')
      // A shape of its own: no two of these types may have the same operands.
      const shape = sizesOf(draft, arrayType(draft, uintType(draft), rank, false))
      draft.declarations.push({
        opcode: opTypeTensorARM,
        words: [draft.bound++, element.id, uint(draft, rank), shape],
      })
      return true
    },
  },
]
