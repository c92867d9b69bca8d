import { asManyAs, asWideAs, componentsLike, fact, factWith, like } from '../signatures/facts.ts'
import { componentOf, countOf, sameType } from '../signatures/shape.ts'
import {
  type Fact,
  joined,
  type Signature,
  signaturesOf,
  slot,
  unclear,
} from '../signatures/signature.ts'
import { asManyAsResult, beside, numbers, same } from './shared/set-facts.ts'

const fromGlsl = { set: 'GLSL.std.450', stage: 'compute' } satisfies Partial<Signature>
const operations = signaturesOf(fromGlsl, 'glsl-')
const floats = numbers(['float'])
const narrow = numbers(['float'], { widths: [16, 32] })
const integer = numbers(['integer'])
const words32 = numbers(['integer'], { widths: [32] })
const scalar = numbers(['float'], { sizes: [1] })
const x = same('glsl-float-operand')
const floatResult = slot('glsl-float-result', floats)

const spanned = slot(
  'glsl-length-operand',
  floats,
  beside('result', scalar, componentsLike('result')),
)

const angleResult = slot('glsl-angle-result', narrow)
const angle = same('glsl-angle-operand')
const integerResult = slot('glsl-integer-result', integer)
const integerOperand = slot(
  'glsl-integer-operand',
  integer,
  asManyAsResult(integer),
  beside('result', integer, asWideAs('result')),
)
const length = slot('glsl-length-result', scalar)
const crossed = same('glsl-cross-operand')
// The text says neither that what is refracted has as many components as Result Type nor that points at a distance have.
const refracted = joined(
  slot('glsl-refract-operand', floats, beside('result', floats, componentsLike('result'))),
  unclear(asManyAs('result')),
)

const word = numbers(['integer'], { widths: [32], sizes: [1] })
const double = numbers(['float'], { widths: [64], sizes: [1] })
const twoWords = numbers(['integer'], { widths: [32], sizes: [2] })
const floatsOf = (size: number) => numbers(['float'], { widths: [32], sizes: [size] })

function packing(way: 'pack' | 'unpack', heading: string, operand: Fact, result: Fact) {
  return operations`${way}-${heading} ${slot(`glsl-${way}-result`, result)} ${slot(`glsl-${way}-operand`, operand)}`
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
  (held, shape) => {
    const component = shape.kind === 'matrix' ? componentOf(shape) : undefined
    return component && sameType(held, component)
  },
)

/** Instructions of GLSL.std.450 on numbers, vectors and matrices, and those that pack and unpack words (2). */
export const signatures: readonly Signature[] = [
  ...operations`float-unary: Round RoundEven Trunc FAbs FSign Floor Ceil Fract Sqrt InverseSqrt Normalize
  ${floatResult} ${x}
float-binary: FMin FMax Step Reflect NMin NMax ${floatResult} ${x} ${x}
float-ternary: FClamp FMix SmoothStep Fma FaceForward NClamp ${floatResult} ${x} ${x} ${x}
angle-unary: Radians Degrees Sin Cos Tan Asin Acos Atan Sinh Cosh Tanh Asinh Acosh Atanh Exp Log Exp2 Log2
  ${angleResult} ${angle}
angle-binary: Atan2 Pow ${angleResult} ${angle} ${angle}
integer-unary: SAbs SSign ${integerResult} ${integerOperand}
integer-binary: UMin SMin UMax SMax ${integerResult} ${integerOperand} ${integerOperand}
integer-ternary: UClamp SClamp ${integerResult} ${integerOperand} ${integerOperand} ${integerOperand}
find: FindILsb FindSMsb FindUMsb ${slot('glsl-find-result', words32)}
  ${slot('glsl-find-operand', words32, asManyAsResult(words32))}
ldexp: Ldexp ${floatResult} ${x} ${slot('glsl-ldexp-exponent', integer, asManyAsResult(floats))}
length: Length ${length} ${spanned}
distance: Distance ${length} ${spanned} ${joined(spanned, unclear(asManyAs(1)))}
cross: Cross ${slot('glsl-cross-result', numbers(['float'], { sizes: [3] }))} ${crossed} ${crossed}
refract: Refract ${slot('glsl-refract-result', floats)} ${refracted} ${refracted}
  ${slot('glsl-refract-eta', scalar, beside('result', floats, componentsLike('result')))}`,
  ...packing('pack', 'four: PackSnorm4x8 PackUnorm4x8', floatsOf(4), word),
  ...packing('pack', 'two: PackSnorm2x16 PackUnorm2x16 PackHalf2x16', floatsOf(2), word),
  ...packing('pack', 'double: PackDouble2x32', twoWords, double),
  ...packing('unpack', 'four: UnpackSnorm4x8 UnpackUnorm4x8', word, floatsOf(4)),
  ...packing('unpack', 'two: UnpackSnorm2x16 UnpackUnorm2x16 UnpackHalf2x16', word, floatsOf(2)),
  ...packing('unpack', 'double: UnpackDouble2x32', double, twoWords),
  ...operations`determinant: Determinant ${slot('glsl-determinant-result', componentOfMatrix)} ${square}
matrix-inverse: MatrixInverse ${slot('glsl-matrix-inverse-result', like(1))} ${square}`,
]
