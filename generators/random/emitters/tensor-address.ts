import type { DeclaredType, Draft } from '../draft.ts'
import type { Emitter } from '../emitter.ts'
import { boolType, declareType, typeOnce, uint, uintType } from '../types.ts'
import { constantOf, valueLike } from '../values.ts'
import { declare, make } from '../write.ts'
import { rowsWith } from './by-grammar.ts'

/** The text asks for the newest version. */
export const hasTensorAddresses = ({ world }: Draft) => world.shader && world.minor >= 6

/** A tensor layout or a tensor view. */
interface TensorType {
  readonly type: DeclaredType
  readonly dimensions: number
}

/** The type of layouts with that many dimensions, of a mode of access outside of the tensor. */
export function layoutType(draft: Draft, dimensions: number, clampMode: number): TensorType {
  declare(draft, 'TensorAddressingNV')
  const type = typeOnce(draft, `layout ${dimensions} ${clampMode}`, () => {
    const operands = [uint(draft, dimensions), uint(draft, clampMode)]
    return declareType(draft, 'OpTypeTensorLayoutNV', operands, 'opaque')
  })
  return { type, dimensions }
}

/** The type of views with that many dimensions, in their order or the other way round. */
export function viewType(draft: Draft, dimensions: number, isTurned: boolean): TensorType {
  declare(draft, 'TensorAddressingNV')
  const type = typeOnce(draft, `view ${dimensions} ${isTurned}`, () => {
    const order = Array.from({ length: dimensions }, (_, index) =>
      uint(draft, isTurned ? dimensions - 1 - index : index),
    )
    const hasDimensions = constantOf(draft, boolType(draft), false)
    const operands = [uint(draft, dimensions), hasDimensions, ...order]
    return declareType(draft, 'OpTypeTensorViewNV', operands, 'opaque')
  })
  return { type, dimensions }
}

function drawTensorType(draft: Draft, name: string): TensorType {
  const { draw } = draft
  const dimensions = 1 + draw.below(5)
  return name.includes('View')
    ? // What is clipped has two dimensions.
      viewType(draft, name.includes('Clip') ? 2 : dimensions, draw.below(2) === 1)
    : layoutType(draft, dimensions, name.includes('ClampValue') ? 1 : draw.below(5))
}

/** A new layout or view. */
export function created(draft: Draft, name: 'Layout' | 'View', { type }: TensorType): number {
  return make(draft, `OpCreateTensor${name}NV`, type)
}

const integers = (count: number) => (draft: Draft) =>
  Array.from({ length: count }, () => valueLike(draft, uintType(draft)))
const integer = (draft: Draft) => valueLike(draft, uintType(draft))
const perDimension = (draft: Draft, { dimensions }: TensorType) => integers(dimensions)(draft)

/** Instructions on layouts and views of tensors, objects that no others take. */
export const tensorAddresses: readonly Emitter[] = rowsWith({
  applies: hasTensorAddresses,
  draw: drawTensorType,
  operands: {
    TensorLayout: (draft, drawn) => created(draft, 'Layout', drawn),
    TensorView: (draft, drawn) => created(draft, 'View', drawn),
    Dim: perDimension,
    Stride: perDimension,
    BlockSize: perDimension,
    Operands: (draft, { dimensions }) => integers(2 * dimensions)(draft),
    Value: integer,
    ClipRowOffset: integer,
    ClipRowSpan: integer,
    ClipColOffset: integer,
    ClipColSpan: integer,
  },
  result: (_, { type }) => type,
})(`OpCreateTensorLayoutNV OpTensorLayoutSetDimensionNV OpTensorLayoutSetStrideNV OpTensorLayoutSliceNV
  OpTensorLayoutSetClampValueNV OpTensorLayoutSetBlockSizeNV OpCreateTensorViewNV OpTensorViewSetDimensionNV
  OpTensorViewSetStrideNV OpTensorViewSetClipNV`)
