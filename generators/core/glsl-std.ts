import { asManyAs, asWideAs, componentsLike } from '../signatures/facts.ts'
import { joined, type Signature, signature, slot, unclear } from '../signatures/signature.ts'
import { alike, beside, numbers, same } from './shared/set-facts.ts'

const fromGlsl = { set: 'GLSL.std.450', stage: 'compute' } satisfies Partial<Signature>

const float = numbers(['float'])
const narrow = numbers(['float'], { widths: [16, 32] })
const integer = numbers(['integer'])
const word = numbers(['integer'], { widths: [32] })
const scalar = numbers(['float'], { sizes: [1] })

const x = same('glsl-float-operand')
const floatResult = slot('glsl-float-result', float)
const spanned = slot(
  'glsl-length-operand',
  float,
  beside('result', scalar, componentsLike('result')),
)
const refracted = slot(
  'glsl-refract-operand',
  float,
  beside('result', float, componentsLike('result')),
)

/** Instructions of GLSL.std.450 on numbers and vectors (2). */
export const signatures: readonly Signature[] = [
  ...alike(fromGlsl, 'glsl-float', floatResult, x, [
    'Round RoundEven Trunc FAbs FSign Floor Ceil Fract Sqrt InverseSqrt Normalize',
    'FMin FMax Step Reflect NMin NMax',
    'FClamp FMix SmoothStep Fma FaceForward NClamp',
  ]),
  ...alike(fromGlsl, 'glsl-angle', slot('glsl-angle-result', narrow), same('glsl-angle-operand'), [
    'Radians Degrees Sin Cos Tan Asin Acos Atan Sinh Cosh Tanh Asinh Acosh Atanh Exp Log Exp2 Log2',
    'Atan2 Pow',
  ]),
  ...alike(
    fromGlsl,
    'glsl-integer',
    slot('glsl-integer-result', integer),
    slot(
      'glsl-integer-operand',
      integer,
      beside('result', integer, asManyAs('result')),
      beside('result', integer, asWideAs('result')),
    ),
    ['SAbs SSign', 'UMin SMin UMax SMax', 'UClamp SClamp'],
  ),
  signature(
    'glsl-find: FindILsb FindSMsb FindUMsb',
    [
      slot('glsl-find-result', word),
      slot('glsl-find-operand', word, beside('result', word, asManyAs('result'))),
    ],
    fromGlsl,
  ),
  signature(
    'glsl-ldexp: Ldexp',
    [
      floatResult,
      x,
      slot('glsl-ldexp-exponent', integer, beside('result', float, asManyAs('result'))),
    ],
    fromGlsl,
  ),
  signature('glsl-length: Length', [slot('glsl-length-result', scalar), spanned], fromGlsl),
  {
    ...fromGlsl,
    name: 'glsl-distance',
    operations: ['Distance'],
    result: slot('glsl-length-result', scalar),
    // The text does not say that both have as many components.
    operands: [spanned, joined(spanned, unclear(asManyAs(1)))],
  },
  signature(
    'glsl-cross: Cross',
    [
      slot('glsl-cross-result', numbers(['float'], { sizes: [3] })),
      same('glsl-cross-operand'),
      same('glsl-cross-operand'),
    ],
    fromGlsl,
  ),
  {
    ...fromGlsl,
    name: 'glsl-refract',
    operations: ['Refract'],
    result: slot('glsl-refract-result', float),
    // The text does not say that Result Type, I and N have as many components.
    operands: [
      joined(refracted, unclear(asManyAs('result'))),
      joined(refracted, unclear(asManyAs('result'))),
      slot('glsl-refract-eta', scalar, beside('result', float, componentsLike('result'))),
    ],
  },
]
