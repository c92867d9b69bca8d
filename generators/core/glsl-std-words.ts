import { fact, factWith, like } from '../signatures/facts.ts'
import { componentOf, countOf, sameType } from '../signatures/shape.ts'
import { type Fact, type Signature, signature, slot } from '../signatures/signature.ts'
import { numbers } from './shared/set-facts.ts'

const fromGlsl = { set: 'GLSL.std.450', stage: 'compute' } satisfies Partial<Signature>

const word = numbers(['integer'], { widths: [32], sizes: [1] })
const double = numbers(['float'], { widths: [64], sizes: [1] })
const words = numbers(['integer'], { widths: [32], sizes: [2] })
const floatsOf = (size: number) => numbers(['float'], { widths: [32], sizes: [size] })

function packing(name: string, operations: string, operand: Fact, result: Fact): Signature {
  return {
    ...fromGlsl,
    name: `glsl-pack-${name}`,
    operations: operations.split(' '),
    result: slot('glsl-pack-result', result),
    operands: [slot('glsl-pack-operand', operand)],
  }
}

function unpacking(name: string, operations: string, operand: Fact, result: Fact): Signature {
  return {
    ...fromGlsl,
    name: `glsl-unpack-${name}`,
    operations: operations.split(' '),
    result: slot('glsl-unpack-result', result),
    operands: [slot('glsl-unpack-operand', operand)],
  }
}

const square = slot(
  'glsl-matrix-operand',
  fact('be a matrix with as many columns as rows', (shape) => {
    return shape.kind === 'matrix' && countOf(shape.column) === shape.count
  }),
)

const componentOfMatrix = factWith(
  1,
  (_, name) => `be the component type of the columns of ${name}`,
  (own, shape) => {
    const component = shape.kind === 'matrix' ? componentOf(shape) : undefined
    return component && sameType(own, component)
  },
)

/** Instructions of GLSL.std.450 that pack and unpack words, and those on matrices (2). */
export const signatures: readonly Signature[] = [
  packing('four', 'PackSnorm4x8 PackUnorm4x8', floatsOf(4), word),
  packing('two', 'PackSnorm2x16 PackUnorm2x16 PackHalf2x16', floatsOf(2), word),
  packing('double', 'PackDouble2x32', words, double),
  unpacking('four', 'UnpackSnorm4x8 UnpackUnorm4x8', word, floatsOf(4)),
  unpacking('two', 'UnpackSnorm2x16 UnpackUnorm2x16 UnpackHalf2x16', word, floatsOf(2)),
  unpacking('double', 'UnpackDouble2x32', double, words),
  signature(
    'glsl-determinant: Determinant',
    [slot('glsl-determinant-result', componentOfMatrix), square],
    fromGlsl,
  ),
  signature(
    'glsl-matrix-inverse: MatrixInverse',
    [slot('glsl-matrix-inverse-result', like(1)), square],
    fromGlsl,
  ),
]
