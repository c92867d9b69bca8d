import { opcodeOf } from '#spec/grammar/opcodes'
import { capabilityNamed, declare } from '../capability.ts'
import { arrayType } from '../composite-types.ts'
import { compute } from '../compute.ts'
import { sizesOf } from '../constants.ts'
import type { Draft } from '../draft.ts'
import { drawScalar } from '../draw-type.ts'
import type { Emitter } from '../emitter.ts'
import { uint } from '../literals.ts'
import { newType } from '../new-type.ts'
import { floatType, uintType } from '../scalar-types.ts'
import type { Type } from '../type.ts'
import { valueLike } from '../values.ts'
import { write } from '../write.ts'
import { descriptorVariable } from './image.ts'

const opLoad = opcodeOf('OpLoad')
const opTensorReadARM = opcodeOf('OpTensorReadARM')
const opTensorWriteARM = opcodeOf('OpTensorWriteARM')
const opTensorQuerySizeARM = opcodeOf('OpTensorQuerySizeARM')
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

/** The type of tensors in descriptors, of floats and two dimensions: once in a module. */
function gridType(draft: Draft): Type {
  const known = draft.types.get('tensor')
  if (known !== undefined) return known
  declare(draft, tensors)
  const type = newType(draft.bound++, 'image')
  const element = floatType(draft)
  draft.declarations.push({
    opcode: opTypeTensorARM,
    words: [type.id, element.id, uint(draft, 2)],
  })
  draft.types.set('tensor', type)
  return type
}

/** Loads a tensor: an object that no other instruction but those on tensors may take. */
function loadGrid(draft: Draft): number {
  const type = gridType(draft)
  const pointer = descriptorVariable(draft, type)
  const id = draft.bound++
  write(draft, opLoad, type.id, id, pointer)
  return id
}

function coordinates(draft: Draft): number {
  return valueLike(draft, arrayType(draft, uintType(draft), 2, false))
}

function row(name: string, emit: (draft: Draft, tensor: number) => void): Emitter {
  return {
    name,
    weight: 1,
    applies: ({ world }) => world.shader,
    emit(draft) {
      emit(draft, loadGrid(draft))
      return true
    },
  }
}

/** Instructions on tensors. */
export const tensorAccesses: readonly Emitter[] = [
  row('tensor-read', (draft, tensor) =>
    compute(draft, opTensorReadARM, floatType(draft), tensor, coordinates(draft)),
  ),
  row('tensor-write', (draft, tensor) =>
    write(draft, opTensorWriteARM, tensor, coordinates(draft), valueLike(draft, floatType(draft))),
  ),
  row('tensor-query-size', (draft, tensor) =>
    compute(draft, opTensorQuerySizeARM, uintType(draft), tensor, uint(draft, draft.draw.below(2))),
  ),
]
