import type { Draft, Type } from '../draft.ts'
import { drawScalar } from '../draw-type.ts'
import { type Emitter, inShaders, when } from '../emitter.ts'
import { arrayType, declareType, floatType, typeOnce, uint, uintType } from '../types.ts'
import { sizesOf, valueLike } from '../values.ts'
import { compute, declare, make, write } from '../write.ts'
import { descriptorVariable } from './image.ts'

const hasTexts = ({ world }: Draft) => world.replicated || world.constantData

/** Tensor types (SPV_ARM_tensors), whose shape is a constant array. */
export const tensorTypes: readonly Emitter[] = [
  when(hasTexts, 'tensor-type', 1, (draft) => {
    const rank = 1 + draft.draw.below(3)
    declare(draft, 'TensorsARM')
    const element = drawScalar(draft, 'integer')
    // A shape of its own: no two of these types may have the same operands.
    const shape = sizesOf(draft, arrayType(draft, uintType(draft), rank, false))
    declareType(draft, 'OpTypeTensorARM', [element.id, uint(draft, rank), shape], 'opaque')
  }),
]

/** The type of tensors in descriptors, of floats and two dimensions: once in a module. */
function gridType(draft: Draft): Type {
  return typeOnce(draft, 'tensor', () => {
    declare(draft, 'TensorsARM')
    const operands = [floatType(draft).id, uint(draft, 2)]
    return declareType(draft, 'OpTypeTensorARM', operands, 'image')
  })
}

function coordinates(draft: Draft): number {
  return valueLike(draft, arrayType(draft, uintType(draft), 2, false))
}

/** A row for a tensor that is loaded: an object that no other instruction but those on tensors may take. */
function row(name: string, emit: (draft: Draft, tensor: number) => void): Emitter {
  return when(inShaders, name, 1, (draft) => {
    const type = gridType(draft)
    emit(draft, make(draft, 'OpLoad', type, descriptorVariable(draft, type)))
  })
}

/** Instructions on tensors. */
export const tensorAccesses: readonly Emitter[] = [
  row('tensor-read', (draft, tensor) =>
    compute(draft, 'OpTensorReadARM', floatType(draft), tensor, coordinates(draft)),
  ),
  row('tensor-write', (draft, tensor) => {
    const at = coordinates(draft)
    write(draft, 'OpTensorWriteARM', tensor, at, valueLike(draft, floatType(draft)))
  }),
  row('tensor-query-size', (draft, tensor) => {
    const dimension = uint(draft, draft.draw.below(2))
    compute(draft, 'OpTensorQuerySizeARM', uintType(draft), tensor, dimension)
  }),
]
