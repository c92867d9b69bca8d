import type { Words } from '../../module.ts'
import { enumerantOf } from '../../words/instruction-of.ts'
import type { DeclaredType, Draft } from '../draft.ts'
import { drawScalar } from '../draw-type.ts'
import { type Emitter, inShaders, when } from '../emitter.ts'
import { arrayType, declareType, floatType, typeOnce, uint, uintType } from '../types.ts'
import { constantOf, sizesOf, valueLike } from '../values.ts'
import { declare, make } from '../write.ts'
import { rowsWith } from './by-grammar.ts'
import { descriptorVariable } from './image.ts'

/** A scope that every client takes. */
const workgroup = 2
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
function gridType(draft: Draft): DeclaredType {
  return typeOnce(draft, 'tensor', () => {
    declare(draft, 'TensorsARM')
    const operands = [floatType(draft).id, uint(draft, 2)]
    return declareType(draft, 'OpTypeTensorARM', operands, 'image')
  })
}

/** The operands of an access to an element, or none. */
function tensorOperands(draft: Draft, reads: boolean): Words {
  const { draw, world } = draft
  const bit = (name: string) => enumerantOf('TensorOperands', name)
  const way = draw.below(5)
  const nonPrivate = bit('NonPrivateElementARM')
  if (way === 1) return [bit(draw.below(2) === 0 ? 'NoneARM' : 'NontemporalARM')]
  if (way === 2 && reads)
    return [bit('OutOfBoundsValueARM'), constantOf(draft, floatType(draft), false)]
  if (way < 3 || world.memoryModel !== 'Vulkan') return []
  if (way === 3) return [nonPrivate]
  const made = bit(reads ? 'MakeElementVisibleARM' : 'MakeElementAvailableARM')
  return [nonPrivate | made, uint(draft, workgroup)]
}

/** Instructions on a tensor that is loaded: an object that no others may take. */
export const tensorAccesses = rowsWith({
  applies: inShaders,
  draw: gridType,
  operands: {
    Tensor: (draft, type) => make(draft, 'OpLoad', type, descriptorVariable(draft, type)),
    Coordinates: (draft) => valueLike(draft, arrayType(draft, uintType(draft), 2, false)),
    Object: (draft) => valueLike(draft, floatType(draft)),
    TensorOperands: (draft, _, name) => tensorOperands(draft, name.includes('Read')),
    Dimension: (draft) => uint(draft, draft.draw.below(2)),
  },
  result: (draft, _, name) => (name.includes('Query') ? uintType(draft) : floatType(draft)),
})('OpTensorReadARM OpTensorWriteARM OpTensorQuerySizeARM')
