import { describeShape } from '../signatures/describe.ts'
import { fact, factWith, like, scalar, unsigned } from '../signatures/facts.ts'
import { componentOf, countOf, type Shape, sameType, widthOf } from '../signatures/shape.ts'
import {
  type Content,
  type Fact,
  joined,
  type Signature,
  type Slot,
  slot,
} from '../signatures/signature.ts'

function isOfIntegers(shape: Shape): boolean {
  return componentOf(shape)?.kind === 'integer' && countOf(shape) !== undefined
}

const asWideAsComponents: Fact = factWith(
  1,
  (vector, name) => `be at least as wide as the components of ${name} (${widthOf(vector)} bits)`,
  (shape, vector) => {
    const [width, least] = [widthOf(shape), widthOf(vector)]
    if (vector.kind !== 'vector' || width === undefined || least === undefined) return undefined
    return width >= least
  },
)

const vectorOrWord: Fact = fact(
  'be a vector of integers or a 32-bit integer',
  (shape) => isOfIntegers(shape) && (shape.kind === 'vector' || widthOf(shape) === 32),
)

const bothOfAKind: Fact = factWith(
  1,
  (firstOperand, name) =>
    `be a ${firstOperand.kind === 'vector' ? 'vector' : 'scalar'} as ${name} is`,
  (shape, firstOperand) =>
    isOfIntegers(shape) && isOfIntegers(firstOperand)
      ? (shape.kind === 'vector') === (firstOperand.kind === 'vector')
      : undefined,
)

const unsignedComponents: Fact = fact('have components of Signedness 0', (shape) => {
  const component = componentOf(shape)
  return shape.kind !== 'vector' || component?.kind !== 'integer' || !component.signed
})

/** Between vectors, or between words, the same type. */
const sameAsFirst: Fact = factWith(
  1,
  (firstOperand, name) => `have the type of ${name}, ${describeShape(firstOperand)}`,
  (shape, firstOperand) =>
    (shape.kind === 'vector') === (firstOperand.kind === 'vector')
      ? sameType(shape, firstOperand)
      : undefined,
)

const sizedAsFirst: Fact = factWith(
  1,
  (_, name) => `have as many components as ${name}, as wide as those`,
  (shape, firstOperand) =>
    shape.kind === 'vector' && firstOperand.kind === 'vector'
      ? shape.count === firstOperand.count && widthOf(shape) === widthOf(firstOperand)
      : undefined,
)

/** How four bytes lie in a word. */
const packedFormat: Content = { kind: 'enumerant', name: 'PackedVectorFormat4x8Bit' }

/** Needed where the operands are scalars; vectors may have it too. */
const format: Slot = {
  kind: 'enumerant',
  optional: true,
  facts: [
    {
      rule: 'integer-dot-format',
      fact: {
        reads: [1],
        must: () => 'be given where the operands are scalars',
        holds: () => true,
        allowsNone(form) {
          const vector = form.shape(1)
          return vector?.kind === 'integer' ? false : undefined
        },
      },
    },
  ],
  candidates: () => [packedFormat],
  ways: (content) => (content === undefined ? {} : { absent: undefined }),
}

const result = slot('integer-dot-result', scalar('integer'), asWideAsComponents)
const unsignedResult = slot('integer-dot-result', scalar('integer'), unsigned, asWideAsComponents)
const first = slot('integer-dot-operand', vectorOrWord)
const second = slot('integer-dot-operand', vectorOrWord, bothOfAKind)
const same = slot('integer-dot-same', sameAsFirst)
const noSign = slot('integer-dot-signedness', unsignedComponents)
const accumulator = slot('integer-dot-accumulator', like('result'))

function dotProduct(
  name: string,
  operation: string,
  base: Slot,
  vectors: readonly Slot[],
): readonly Signature[] {
  const capabilities = ['DotProductInputAll', 'DotProductInput4x8BitPacked']
  const only = isOfIntegers
  const shared = { result: base, capabilities, only, inKernels: true } as const
  const inEachWay = ['integer-dot-operand']
  return [
    { ...shared, name, inEachWay, operations: [operation], operands: [...vectors, format] },
    {
      ...shared,
      name: `accumulated-${name}`,
      operations: [`${operation}AccSat`],
      operands: [...vectors, accumulator, format],
    },
  ]
}

/** Dot products of integers (3.3.13). */
export const signatures: readonly Signature[] = [
  ...dotProduct('signed-dot-product', 'OpSDot', result, [first, joined(second, same)]),
  ...dotProduct('unsigned-dot-product', 'OpUDot', unsignedResult, [
    joined(first, noSign),
    joined(second, noSign, same),
  ]),
  ...dotProduct('mixed-dot-product', 'OpSUDot', result, [
    first,
    joined(second, noSign, slot('integer-dot-same', sizedAsFirst)),
  ]),
]
