import {
  componentsLike,
  componentTypeOf,
  fact,
  factWith,
  like,
  matrixOfFloats,
  scalar,
  vectorOf,
} from '../signatures/facts.ts'
import { componentOf, countOf, type Shape, sameType } from '../signatures/shape.ts'
import {
  type Fact,
  type Signature,
  type SlotName,
  signature,
  slot,
} from '../signatures/signature.ts'

function columns(shape: Shape): number | undefined {
  return shape.kind === 'matrix' ? shape.count : undefined
}

function rows(shape: Shape): number | undefined {
  return shape.kind === 'matrix' ? countOf(shape.column) : undefined
}

/** One size of the type in this slot is a size of the type in another one. */
function sized(
  own: (shape: Shape) => number | undefined,
  other: SlotName,
  of: (shape: Shape) => number | undefined,
  must: (size: number | undefined, name: string) => string,
): Fact {
  return factWith(
    other,
    (shape, name) => must(of(shape), name),
    (shape, otherShape) => {
      const [one, two] = [own(shape), of(otherShape)]
      return one === undefined || two === undefined ? undefined : one === two
    },
  )
}

function asLongAsColumnsOf(other: SlotName): Fact {
  return sized(
    countOf,
    other,
    rows,
    (size, name) => `have as many components as the columns of ${name} (${size})`,
  )
}

function asLongAsThereAreColumnsIn(other: SlotName): Fact {
  return sized(
    countOf,
    other,
    columns,
    (size, name) => `have as many components as ${name} has columns (${size})`,
  )
}

const asManyColumnsAs = (other: SlotName) =>
  sized(columns, other, columns, (size, name) => `have as many columns as ${name} (${size})`)

const asManyColumnsAsComponentsOf = (other: SlotName) =>
  sized(
    columns,
    other,
    countOf,
    (size, name) => `have as many columns as ${name} has components (${size})`,
  )

const columnsAsLongAsColumnsIn = (other: SlotName) =>
  sized(
    rows,
    other,
    columns,
    (size, name) => `have columns as long as ${name} has columns (${size})`,
  )

/** The column type of the matrix in another slot. */
function columnTypeOf(other: SlotName): Fact {
  return factWith(
    other,
    (_, name) => `have the column type of ${name}`,
    (own, shape) => (shape.kind === 'matrix' ? sameType(own, shape.column) : undefined),
  )
}

function columnsLike(other: SlotName): Fact {
  return factWith(
    other,
    (_, name) => `have the column type of ${name}`,
    (own, shape) =>
      own.kind === 'matrix' && shape.kind === 'matrix'
        ? sameType(own.column, shape.column)
        : undefined,
  )
}

const columnsOfTheResultType: Fact = factWith(
  'result',
  (_, name) => `have columns of ${name}`,
  (own, shape) => (own.kind === 'matrix' ? sameType(own.column, shape) : undefined),
)

function twoIntegers(signed: boolean): Fact {
  return fact(
    `be a structure of two integers${signed ? '' : ' of Signedness 0'}, or of two vectors of them, of one type`,
    (shape) => {
      if (shape.kind !== 'structure' || shape.members.length !== 2) return false
      const [one, other] = shape.members as [Shape, Shape]
      const component = componentOf(one)
      return (
        sameType(one, other) &&
        countOf(one) !== undefined &&
        component?.kind === 'integer' &&
        (signed || !component.signed)
      )
    },
  )
}

const member = slot(
  'extended-arithmetic-operand',
  factWith(
    'result',
    (_, name) => `have the type of the members of ${name}`,
    (own, shape) => {
      const [first] = shape.kind === 'structure' ? shape.members : []
      return first === undefined ? undefined : sameType(own, first)
    },
  ),
)

const floats = vectorOf('float')

/** Vectors, matrices and extended arithmetic (3.3.13). */
export const signatures: readonly Signature[] = [
  signature('vector-times-scalar: OpVectorTimesScalar', [
    slot('vector-times-scalar', floats),
    slot('vector-times-scalar', like('result')),
    slot('vector-times-scalar', componentTypeOf('result')),
  ]),
  signature('matrix-times-scalar: OpMatrixTimesScalar', [
    slot('matrix-times-scalar', matrixOfFloats),
    slot('matrix-times-scalar', like('result')),
    slot('matrix-times-scalar', componentTypeOf('result')),
  ]),
  signature('vector-times-matrix: OpVectorTimesMatrix', [
    slot('vector-times-matrix', floats),
    slot('vector-times-matrix', floats, componentsLike('result'), asLongAsColumnsOf(2)),
    slot(
      'vector-times-matrix',
      matrixOfFloats,
      componentsLike('result'),
      asManyColumnsAsComponentsOf('result'),
    ),
  ]),
  signature('matrix-times-vector: OpMatrixTimesVector', [
    slot('matrix-times-vector', floats),
    slot('matrix-times-vector', matrixOfFloats, columnsOfTheResultType),
    slot('matrix-times-vector', floats, componentsLike('result'), asLongAsThereAreColumnsIn(1)),
  ]),
  signature('matrix-times-matrix: OpMatrixTimesMatrix', [
    slot('matrix-times-matrix', matrixOfFloats),
    slot('matrix-times-matrix', matrixOfFloats, columnsLike('result')),
    slot(
      'matrix-times-matrix',
      matrixOfFloats,
      componentsLike('result'),
      asManyColumnsAs('result'),
      columnsAsLongAsColumnsIn(1),
    ),
  ]),
  signature('outer-product: OpOuterProduct', [
    slot('outer-product', matrixOfFloats),
    slot('outer-product', columnTypeOf('result')),
    slot('outer-product', floats, componentsLike('result'), asLongAsThereAreColumnsIn('result')),
  ]),
  signature('dot-product: OpDot', [
    slot('dot-product', scalar('float'), componentTypeOf(1)),
    slot('dot-product', floats),
    slot('dot-product', like(1)),
  ]),
  signature('unsigned-extended-arithmetic: OpIAddCarry OpISubBorrow OpUMulExtended', [
    slot('extended-arithmetic-result', twoIntegers(false)),
    member,
    member,
  ]),
  signature('signed-extended-arithmetic: OpSMulExtended', [
    slot('extended-arithmetic-result', twoIntegers(true)),
    member,
    member,
  ]),
]
