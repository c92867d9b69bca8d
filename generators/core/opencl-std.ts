import {
  asManyAs,
  asWideAs,
  componentsLike,
  factWith,
  like,
  vectorOf,
} from '../signatures/facts.ts'
import { componentOf, countOf, float, integer, sameType, widthOf } from '../signatures/shape.ts'
import {
  type Content,
  type Fact,
  joined,
  type Signature,
  type Slot,
  signaturesOf,
  slot,
  unclear,
} from '../signatures/signature.ts'
import {
  alsoOfSizes,
  fromOpenCl,
  globalSlot,
  pointing,
  sizeSlot,
  voidSlot,
  words,
} from './shared/opencl-facts.ts'
import {
  type ArgumentExtent,
  asManyAsResult,
  beside,
  counts,
  numbers,
  same,
} from './shared/set-facts.ts'

const either = numbers(['float', 'integer'])
const upsampled = numbers(['integer'], { widths: [8, 16, 32] })

const twiceAsWide: Fact = factWith(
  1,
  (shape, name) => `be twice as wide as ${name} (${widthOf(shape)} bits)`,
  (held, shape) => widthOf(held) === 2 * (widthOf(shape) ?? 0),
)

const scalarFloat = numbers(['float'], { sizes: [1] })
const upToFour = [1, 2, 3, 4]

/** Result Type itself, or components of it. */
const ofResult: Fact = factWith(
  'result',
  () => 'have components of Result Type',
  (held, shape) => {
    const component = componentOf(held)
    return component !== undefined && sameType(component, shape)
  },
)

const lengthResult = slot('opencl-length-result', scalarFloat)
const measured = alsoOfSizes(
  slot(
    'opencl-length-operand',
    numbers(['float'], { sizes: upToFour }),
    beside('result', scalarFloat, ofResult),
  ),
  [8, 16],
)

const directed = slot('opencl-geometric-operand', like('result'))
const permuted = [2, 4, 8, 16]
const shuffled = numbers(['float', 'integer'], { sizes: permuted })
const source = slot(
  'opencl-shuffle-operand',
  shuffled,
  beside('result', shuffled, componentsLike('result')),
)
// The kinds and sizes of y are in the sentence on x and Result Type: a y outside of them breaks both.
const shuffledBeside = alsoOfSizes(
  joined(slot('opencl-shuffle-second', like(1)), unclear(shuffled)),
  [4, 8],
)
const mask = slot(
  'opencl-shuffle-mask',
  numbers(['integer'], { sizes: permuted }),
  asManyAsResult(shuffled),
  beside('result', shuffled, asWideAs('result')),
)
const shuffledResult = slot('opencl-shuffle-result', shuffled)
const selectResult = slot('opencl-select-result', either)
const selected = slot('opencl-select-operand', like('result'))
const floats = numbers(['float'])
const word = numbers(['integer'], { widths: [32] })
const floatResult = slot('opencl-float-result', floats)
const x = same('opencl-float-operand')
// The pointer follows no other result, so that only the operand is broken alone.
const followed = unclear(floats)
// The text lists no scalars for the fast form of length, whose scalars were added later.
const scalarsAreNotListed = unclear(vectorOf())
const itself = pointing('result', (shape) => shape)
const counters = pointing('result', words)
const exponent = slot('opencl-exponent-operand', word, asManyAsResult(floats))

const code = slot(
  'opencl-nan-operand',
  numbers(['integer']),
  asManyAsResult(floats),
  beside('result', floats, asWideAs('result')),
)

const offset = sizeSlot('opencl-size-operand')
const nothing = voidSlot('opencl-void-result')
const single = { widths: [32] }
const storable = { widths: [32, 64] }
const scalars = { sizes: [1] }
const vectors = { sizes: counts }

function literal(number: number): Content {
  return { kind: 'literals', numbers: [number] }
}

function numberIn(content: Content | undefined): number | undefined {
  return content?.kind === 'literals' ? content.numbers[0] : undefined
}

/** Result Type, if it is a vector, has n components, if n is one of the numbers that vectors have. */
const nComponents: Fact = {
  reads: [3],
  must: (form) => `have n components (${numberIn(form.content(3))})`,
  holds(content, form) {
    const n = numberIn(form.content(3))
    if (n === undefined || !counts.includes(n)) return undefined
    if (content.kind !== 'type' || content.shape.kind !== 'vector') return undefined
    return countOf(content.shape) === n
  },
}

const n: Slot = {
  kind: 'literals',
  facts: [
    {
      rule: 'opencl-load-n',
      fact: {
        reads: [],
        must: () => `be ${counts.slice(0, -1).join(', ')} or ${counts.at(-1)}`,
        holds: (content) => counts.includes(numberIn(content) ?? 0),
      },
    },
  ],
  candidates: () => counts.map(literal),
  ways(content) {
    const number = numberIn(content) ?? 0
    const other = counts[(counts.indexOf(number) + 1) % counts.length] ?? 0
    return {
      zero: literal(0),
      one: literal(1),
      five: literal(5),
      seventeen: literal(17),
      'highest-bit': literal(0x8000_0000 + number),
      'of-another-vector': literal(other),
    }
  },
}

const mode: Slot = {
  kind: 'enumerant',
  facts: [],
  candidates: () => ['RTE', 'RTZ', 'RTP', 'RTN'].map((name) => ({ kind: 'enumerant', name })),
}

const toHalf = pointing('result', () => float(16))
const counted = slot('opencl-load-count', nComponents)
const halfResult = (extent: ArgumentExtent) =>
  slot('opencl-load-half-result', numbers(['float'], { ...single, ...extent }))
const storedHalf = slot('opencl-store-half-data', numbers(['float'], { ...storable, ...scalars }))
const storedHalves = slot('opencl-store-half-data', numbers(['float'], { ...storable, ...vectors }))
const singleResult = slot('opencl-single-result', numbers(['float'], { widths: [32] }))
const singleOperand = same('opencl-single-operand')
const integerResult = slot('opencl-integer-result', numbers(['integer']))
const integerOperand = same('opencl-integer-operand')
const wordResult = slot('opencl-integer-32-result', word)
const wordOperand = same('opencl-integer-32-operand')
const upsample = slot(
  'opencl-upsample-result',
  numbers(['integer'], { widths: [16, 32, 64] }),
  beside(1, upsampled, asManyAs(1)),
  beside(1, upsampled, twiceAsWide),
)
const selectCondition = slot(
  'opencl-select-condition',
  numbers(['integer']),
  asManyAsResult(either),
  beside('result', either, asWideAs('result')),
)

/** Instructions of OpenCL.std: upsampling, geometric, relational and miscellaneous vector instructions (2.2, 2.4, 2.5, 2.7), then math, integer, common and memory instructions (2.1 to 2.3, 2.6, 2.8). */
export const signatures: readonly Signature[] = signaturesOf(fromOpenCl, 'opencl-')`
upsampling: u_upsample s_upsample ${upsample} ${slot('opencl-upsample-operand', upsampled)}
  ${slot('opencl-upsample-low-type', like(1))}
cross: cross ${alsoOfSizes(slot('opencl-cross-result', numbers(['float'], { sizes: [3, 4] })), [2, 8])}
  ${directed} ${directed}
normalization: normalize fast_normalize
  ${alsoOfSizes(slot('opencl-normalize-result', numbers(['float'], { sizes: upToFour })), [8, 16])} ${directed}
distance: distance fast_distance ${lengthResult} ${measured} ${slot('opencl-distance-second', like(1))}
length: length ${lengthResult} ${measured}
fast-length: fast_length ${lengthResult} ${joined(measured, scalarsAreNotListed)}
bit-selection: bitselect ${selectResult} ${selected} ${selected} ${selected}
selection: select ${selectResult} ${selected} ${selected} ${selectCondition}
shuffle: shuffle ${shuffledResult} ${source} ${mask}
shuffle-of-two: shuffle2 ${shuffledResult} ${source} ${shuffledBeside} ${mask}
float-unary: acos acosh acospi asin asinh asinpi atan atanh atanpi cbrt ceil cos cosh cospi erfc erf exp exp2 exp10
  expm1 fabs floor lgamma log log2 log10 log1p logb rint round rsqrt sin sinh sinpi sqrt tan tanh tanpi tgamma trunc
  degrees radians sign ${floatResult} ${x}
float-binary: atan2 atan2pi copysign fdim fmax fmin fmod hypot maxmag minmag nextafter pow powr remainder fmax_common
  fmin_common step ${floatResult} ${x} ${x}
float-ternary: fma mad fclamp mix smoothstep ${floatResult} ${x} ${x} ${x}
fract: fract modf sincos ${followed} ${x} ${itself}
frexp: frexp lgamma_r ${floatResult} ${x} ${counters}
remquo: remquo ${floatResult} ${x} ${x} ${counters}
ldexp: ldexp pown rootn ${floatResult} ${x} ${exponent}
nan: nan ${floatResult} ${code}
ilogb: ilogb ${slot('opencl-ilogb-result', word)} ${slot('opencl-ilogb-operand', floats, asManyAsResult(word))}
single-unary: half_cos half_exp half_exp2 half_exp10 half_log half_log2 half_log10 half_recip half_rsqrt half_sin
  half_sqrt half_tan native_cos native_exp native_exp2 native_exp10 native_log native_log2 native_log10 native_recip
  native_rsqrt native_sin native_sqrt native_tan ${singleResult} ${singleOperand}
single-binary: half_divide half_powr native_divide native_powr ${singleResult} ${singleOperand} ${singleOperand}
integer-unary: s_abs u_abs clz ctz popcount ${integerResult} ${integerOperand}
integer-binary: s_abs_diff u_abs_diff s_add_sat u_add_sat s_hadd u_hadd s_rhadd u_rhadd s_max u_max s_min u_min
  s_mul_hi u_mul_hi rotate s_sub_sat u_sub_sat ${integerResult} ${integerOperand} ${integerOperand}
integer-ternary: s_clamp u_clamp s_mad_hi u_mad_hi s_mad_sat u_mad_sat ${integerResult} ${integerOperand}
  ${integerOperand} ${integerOperand}
word-binary: s_mul24 u_mul24 ${wordResult} ${wordOperand} ${wordOperand}
word-ternary: s_mad24 u_mad24 ${wordResult} ${wordOperand} ${wordOperand} ${wordOperand}
load: vloadn ${joined(slot('opencl-load-result', numbers(['float', 'integer'], vectors)), counted)} ${offset}
  ${pointing('result', componentOf)} ${n}
load-halves: vload_halfn vloada_halfn ${joined(halfResult(vectors), counted)} ${offset} ${toHalf} ${n}
load-half: vload_half ${halfResult(scalars)} ${offset} ${toHalf}
store: vstoren ${nothing} ${slot('opencl-store-data', numbers(['float', 'integer'], vectors))} ${offset}
  ${pointing(1, componentOf)}
store-half: vstore_half ${nothing} ${storedHalf} ${offset} ${toHalf}
store-half-rounded: vstore_half_r ${nothing} ${storedHalf} ${offset} ${toHalf} ${mode}
store-halves: vstore_halfn vstorea_halfn ${nothing} ${storedHalves} ${offset} ${toHalf}
store-halves-rounded: vstore_halfn_r vstorea_halfn_r ${nothing} ${storedHalves} ${offset} ${toHalf} ${mode}
printf: printf ${slot('opencl-printf-result', numbers(['integer'], { ...single, ...scalars }))}
  ${pointing('result', () => integer(8, false), ['UniformConstant'])}
prefetch: prefetch ${nothing} ${globalSlot('opencl-prefetch-pointer')} ${offset}`
