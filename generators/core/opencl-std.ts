import { asManyAs, asWideAs } from '../signatures/facts.ts'
import { type Signature, type Slot, signature, slot, unclear } from '../signatures/signature.ts'
import { fromOpenCl, pointing, words } from './shared/opencl-facts.ts'
import { alike, beside, numbers, same } from './shared/set-facts.ts'

const float = numbers(['float'])
const word = numbers(['integer'], { widths: [32] })

const floatResult = slot('opencl-float-result', float)
const x = same('opencl-float-operand')
const itself = pointing('result', (shape) => shape)
const counters = pointing('result', words)
const exponent = slot('opencl-exponent-operand', word, beside('result', float, asManyAs('result')))
const code = slot(
  'opencl-nan-operand',
  numbers(['integer']),
  beside('result', float, asManyAs('result')),
  beside('result', float, asWideAs('result')),
)

/** Operations whose result is floating-point, though not all operands have its type. */
function ofFloats(operations: string, ...operands: readonly Slot[]): Signature {
  const list = operations.split(' ')
  return signature(
    `opencl-${list[0]?.replaceAll('_', '-')}: ${list.join(' ')}`,
    [floatResult, ...operands],
    fromOpenCl,
  )
}

/** Math, integer and common instructions of OpenCL.std (2.1 to 2.3). */
export const signatures: readonly Signature[] = [
  ...alike(fromOpenCl, 'opencl-float', floatResult, x, [
    `acos acosh acospi asin asinh asinpi atan atanh atanpi cbrt ceil cos cosh cospi erfc erf exp exp2 exp10 expm1 fabs
      floor lgamma log log2 log10 log1p logb rint round rsqrt sin sinh sinpi sqrt tan tanh tanpi tgamma trunc degrees
      radians sign`,
    `atan2 atan2pi copysign fdim fmax fmin fmod hypot maxmag minmag nextafter pow powr remainder fmax_common fmin_common
      step`,
    'fma mad fclamp mix smoothstep',
  ]),
  // The pointer follows no other result, so that only the operand is broken alone.
  { ...ofFloats('fract modf sincos', x, itself), result: unclear(float) },
  ofFloats('frexp lgamma_r', x, counters),
  ofFloats('remquo', x, x, counters),
  ofFloats('ldexp pown rootn', x, exponent),
  ofFloats('nan', code),
  signature(
    'opencl-ilogb: ilogb',
    [
      slot('opencl-ilogb-result', word),
      slot('opencl-ilogb-operand', float, beside('result', word, asManyAs('result'))),
    ],
    fromOpenCl,
  ),
  ...alike(
    fromOpenCl,
    'opencl-single',
    slot('opencl-single-result', numbers(['float'], { widths: [32] })),
    same('opencl-single-operand'),
    [
      `half_cos half_exp half_exp2 half_exp10 half_log half_log2 half_log10 half_recip half_rsqrt half_sin half_sqrt
        half_tan native_cos native_exp native_exp2 native_exp10 native_log native_log2 native_log10 native_recip
        native_rsqrt native_sin native_sqrt native_tan`,
      'half_divide half_powr native_divide native_powr',
    ],
  ),
  ...alike(
    fromOpenCl,
    'opencl-integer',
    slot('opencl-integer-result', numbers(['integer'])),
    same('opencl-integer-operand'),
    [
      's_abs u_abs clz ctz popcount',
      `s_abs_diff u_abs_diff s_add_sat u_add_sat s_hadd u_hadd s_rhadd u_rhadd s_max u_max s_min u_min s_mul_hi u_mul_hi
        rotate s_sub_sat u_sub_sat`,
      's_clamp u_clamp s_mad_hi u_mad_hi s_mad_sat u_mad_sat',
    ],
  ),
  ...alike(
    fromOpenCl,
    'opencl-word',
    slot('opencl-integer-32-result', word),
    same('opencl-integer-32-operand'),
    ['', 's_mul24 u_mul24', 's_mad24 u_mad24'],
  ),
]
