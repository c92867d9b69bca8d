import { enumerantOf } from '../../words/instruction-of.ts'
import type { DeclaredType, Draft } from '../draft.ts'
import { drawScalar } from '../draw-type.ts'
import { type Emitter, when } from '../emitter.ts'
import { boolType, declareType, floatType, scalarType, typeOnce, uint, uintType } from '../types.ts'
import { constantOf, nullConstant, someValue, valueLike } from '../values.ts'
import { compute, declare, declareObject, idOnce } from '../write.ts'
import { rowsWith } from './by-grammar.ts'
import { arrayPointer } from './cooperative-matrix.ts'

/** The texts ask for the newest version; the first one for the memory model of Vulkan as well. */
const hasCooperativeVectors = ({ world }: Draft) => world.cooperative && world.minor >= 6
const hasLongVectors = ({ world }: Draft) => world.shader && world.minor >= 6

/** The type of vectors with that many components, which both texts declare in the same way. */
function longType(
  draft: Draft,
  component: DeclaredType,
  count: number,
  capability: string,
): DeclaredType {
  declare(draft, capability)
  return typeOnce(draft, `long ${component.id} ${count}`, () => {
    const operands = [component.id, uint(draft, count)]
    const more = { part: component, count }
    return declareType(draft, 'OpTypeVectorIdEXT', operands, 'cooperative-vector', more)
  })
}

/** A vector that is in scope, or a new one. */
function vectorLike(draft: Draft, type: DeclaredType): number {
  const { draw } = draft
  const found = someValue(draft, (other) => other === type)
  if (found !== undefined && draw.below(4) < 3) return found.id
  if (draw.below(3) === 0) return nullConstant(draft, type)
  const component = type.part as DeclaredType
  const parts = Array.from({ length: type.count }, () => valueLike(draft, component))
  return compute(draft, 'OpCompositeConstruct', type, ...parts)
}

/** How many components a vector has, and how a product reads them: all of them are floats or all integers. */
interface DrawnProduct {
  readonly component: DeclaredType
  /** Numbers of components, those of the result and of the input. */
  readonly counts: readonly [number, number]
  /** The layout of its matrix, by the name of the grammar. */
  readonly layout: string
}

const sizes = [4, 8, 16]

/** Layouts of matrices; what is accumulated has the last one. */
const layouts = [
  'RowMajorNV',
  'ColumnMajorNV',
  'InferencingOptimalNV',
  'TrainingOptimalNV',
] as const

/** The type of the components: Vulkan accumulates floats only, those of an outer product of 16 bits. */
function componentOf(draft: Draft, name: string): DeclaredType {
  if (name.includes('Outer')) return scalarType(draft, { kind: 'float', width: 16, signed: false })
  if (name.includes('Accumulate') || draft.draw.below(2) === 0) return floatType(draft)
  return uintType(draft)
}

/** How components are read: as what they are. */
function interpretationOf({ kind, width }: DeclaredType): string {
  return kind === 'float' ? `Float${width}NV` : `UnsignedInt${width}NV`
}

function drawProduct(draft: Draft, name: string): DrawnProduct {
  const { draw } = draft
  const layout = name.includes('Outer') ? layouts[3] : draw.of(layouts)
  const component = componentOf(draft, name)
  return { component, counts: [draw.of(sizes), draw.of(sizes)], layout }
}

function vectorIn(draft: Draft, { component, counts }: DrawnProduct, place: 0 | 1): DeclaredType {
  return longType(draft, component, counts[place], 'CooperativeVectorNV')
}

const operand = (place: 0 | 1) => (draft: Draft, drawn: DrawnProduct) =>
  vectorLike(draft, vectorIn(draft, drawn, place))
const buffer = (draft: Draft, { component }: DrawnProduct) => arrayPointer(draft, component)
const offset = (draft: Draft) => valueLike(draft, uintType(draft))
const interpretation = (draft: Draft, { component }: DrawnProduct) =>
  uint(draft, enumerantOf('ComponentType', interpretationOf(component)))
const size = (place: 0 | 1) => (draft: Draft, drawn: DrawnProduct) =>
  uint(draft, drawn.counts[place])

/** Rows and columns cannot be transposed, but the layouts that tools choose. */
function transpose(draft: Draft, { layout }: DrawnProduct): number {
  const type = boolType(draft)
  return layout.endsWith('OptimalNV')
    ? constantOf(draft, type, false)
    : idOnce(draft, 'not transposed', () => declareObject(draft, 'OpConstantFalse', type))
}

/** Instructions on cooperative vectors. */
export const cooperativeVectors: readonly Emitter[] = rowsWith<DrawnProduct>({
  applies: hasCooperativeVectors,
  draw(draft, name) {
    if (name.includes('Accumulate')) declare(draft, 'CooperativeVectorTrainingNV')
    return drawProduct(draft, name)
  },
  operands: {
    Pointer: buffer,
    Matrix: buffer,
    Bias: buffer,
    Offset: offset,
    MatrixOffset: offset,
    BiasOffset: offset,
    Object: operand(0),
    Input: operand(1),
    A: operand(0),
    B: operand(1),
    V: operand(0),
    InputInterpretation: interpretation,
    MatrixInterpretation: interpretation,
    BiasInterpretation: interpretation,
    M: size(0),
    K: size(1),
    MemoryLayout: (draft, { layout }) =>
      uint(draft, enumerantOf('CooperativeVectorMatrixLayout', layout)),
    Transpose: transpose,
    MatrixStride: (draft) => uint(draft, 64),
  },
  result: (draft, drawn) => vectorIn(draft, drawn, 0),
})(`OpCooperativeVectorLoadNV OpCooperativeVectorStoreNV OpCooperativeVectorMatrixMulNV
  OpCooperativeVectorMatrixMulAddNV OpCooperativeVectorOuterProductAccumulateNV
  OpCooperativeVectorReduceSumAccumulateNV`)

/** Vectors with more components than four, or other numbers of them, which arithmetic takes as it does others. */
export const longVectors: readonly Emitter[] = [
  when(hasLongVectors, 'long-vector-add', 1, (draft) => {
    const { draw } = draft
    const component = drawScalar(draft, draw.below(2) === 0 ? 'integer' : 'float')
    const type = longType(draft, component, 5 + draw.below(12), 'LongVectorEXT')
    const name = component.kind === 'float' ? 'OpFAdd' : 'OpIAdd'
    return compute(draft, name, type, vectorLike(draft, type), vectorLike(draft, type))
  }),
]
