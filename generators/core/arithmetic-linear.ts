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
  signaturesOf,
  slot,
} from '../signatures/signature.ts'

const columnOf = (shape: Shape) => (shape.kind === 'matrix' ? shape.column : undefined)
const itself = (shape: Shape) => shape

const sizes = {
  components: countOf,
  columns: (shape: Shape) => (shape.kind === 'matrix' ? shape.count : undefined),
  rows: (shape: Shape) => (shape.kind === 'matrix' ? countOf(shape.column) : undefined),
} as const

/** As many of something as the type in another slot has of the same or of something else. */
function asMany(counted: keyof typeof sizes, other: SlotName, counting: keyof typeof sizes): Fact {
  return factWith(
    other,
    (shape, name) =>
      `have as many ${counted} as ${name} has ${counting} (${sizes[counting](shape)})`,
    (shape, otherShape) => {
      const [first, second] = [sizes[counted](shape), sizes[counting](otherShape)]
      return first === undefined || second === undefined ? undefined : first === second
    },
  )
}

/** The type itself or its columns are of the type in another slot, or of its columns. */
function alike(partOf: typeof columnOf, other: SlotName, otherPartOf: typeof columnOf): Fact {
  const [what, type] = [
    partOf === columnOf ? 'columns' : 'the type',
    otherPartOf === columnOf ? 'the columns of ' : '',
  ]
  return factWith(
    other,
    (_, name) => `have ${what} of ${type}${name}`,
    (shape, otherShape) => {
      const [first, second] = [partOf(shape), otherPartOf(otherShape)]
      return first && second && sameType(first, second)
    },
  )
}

function twoIntegers(signed: boolean): Fact {
  return fact(
    `be a structure of two integers${signed ? '' : ' of Signedness 0'}, or of two vectors of them, of one type`,
    (shape) => {
      if (shape.kind !== 'structure' || shape.members.length !== 2) return false
      const [left, right] = shape.members as [Shape, Shape]
      const component = componentOf(left)
      return (
        sameType(left, right) &&
        countOf(left) !== undefined &&
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
    (held, shape) => {
      const [first] = shape.kind === 'structure' ? shape.members : []
      return first === undefined ? undefined : sameType(held, first)
    },
  ),
)

const secondMatrix = slot(
  'matrix-times-matrix',
  matrixOfFloats,
  componentsLike('result'),
  asMany('columns', 'result', 'columns'),
  asMany('rows', 1, 'columns'),
)
const floats = vectorOf('float')

/** Vectors, matrices and extended arithmetic (3.3.13). */
export const signatures: readonly Signature[] = [
  ...signaturesOf()`vector-times-scalar: OpVectorTimesScalar ${slot('vector-times-scalar', floats)}
  ${slot('vector-times-scalar', like('result'))} ${slot('vector-times-scalar', componentTypeOf('result'))}
matrix-times-scalar: OpMatrixTimesScalar ${slot('matrix-times-scalar', matrixOfFloats)}
  ${slot('matrix-times-scalar', like('result'))} ${slot('matrix-times-scalar', componentTypeOf('result'))}
vector-times-matrix: OpVectorTimesMatrix ${slot('vector-times-matrix', floats)}
  ${slot('vector-times-matrix', floats, componentsLike('result'), asMany('components', 2, 'rows'))}
  ${slot('vector-times-matrix', matrixOfFloats, componentsLike('result'), asMany('columns', 'result', 'components'))}
matrix-times-vector: OpMatrixTimesVector ${slot('matrix-times-vector', floats)}
  ${slot('matrix-times-vector', matrixOfFloats, alike(columnOf, 'result', itself))}
  ${slot('matrix-times-vector', floats, componentsLike('result'), asMany('components', 1, 'columns'))}
matrix-times-matrix: OpMatrixTimesMatrix ${slot('matrix-times-matrix', matrixOfFloats)}
  ${slot('matrix-times-matrix', matrixOfFloats, alike(columnOf, 'result', columnOf))}
  ${secondMatrix}
outer-product: OpOuterProduct ${slot('outer-product', matrixOfFloats)}
  ${slot('outer-product', alike(itself, 'result', columnOf))}
  ${slot('outer-product', floats, componentsLike('result'), asMany('components', 'result', 'columns'))}
dot-product: OpDot ${slot('dot-product', scalar('float'), componentTypeOf(1))} ${slot('dot-product', floats)}
  ${slot('dot-product', like(1))}
unsigned-extended-arithmetic: OpIAddCarry OpISubBorrow OpUMulExtended
  ${slot('extended-arithmetic-result', twoIntegers(false))} ${member} ${member}
signed-extended-arithmetic: OpSMulExtended ${slot('extended-arithmetic-result', twoIntegers(true))} ${member} ${member}`,
]
