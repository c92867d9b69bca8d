import { pairIn } from '../pairs/pair-of.ts'
import { kernel, library } from '../pairs/pieces.ts'
import { asManyAs, asWideAs } from '../signatures/facts.ts'
import { componentOf, countOf, float, integer } from '../signatures/shape.ts'
import {
  type Content,
  type Fact,
  type Signature,
  type Slot,
  signature,
  slot,
  unclear,
} from '../signatures/signature.ts'
import {
  fromOpenCl,
  globalSlot,
  pointing,
  sizeSlot,
  voidSlot,
  words,
} from './shared/opencl-facts.ts'
import { alike, beside, counts, numbers, same } from './shared/set-facts.ts'

const floats = numbers(['float'])
const word = numbers(['integer'], { widths: [32] })
const floatResult = slot('opencl-float-result', floats)
const x = same('opencl-float-operand')
const itself = pointing('result', (shape) => shape)
const counters = pointing('result', words)
const exponent = slot('opencl-exponent-operand', word, beside('result', floats, asManyAs('result')))

const code = slot(
  'opencl-nan-operand',
  numbers(['integer']),
  beside('result', floats, asManyAs('result')),
  beside('result', floats, asWideAs('result')),
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
  holds(own, form) {
    const n = numberIn(form.content(3))
    if (n === undefined || !counts.includes(n)) return undefined
    if (own.kind !== 'type' || own.shape.kind !== 'vector') return undefined
    return countOf(own.shape) === n
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
        holds: (own) => counts.includes(numberIn(own) ?? 0),
      },
    },
  ],
  candidates: () => counts.map(literal),
  ways(own) {
    const number = numberIn(own) ?? 0
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

function load(name: string, operations: readonly string[], result: Fact): Signature {
  const rule = name === 'load' ? 'opencl-load-result' : 'opencl-load-half-result'
  const p = name === 'load' ? pointing('result', componentOf) : toHalf
  return signature(
    `opencl-${name}: ${operations.join(' ')}`,
    [
      {
        kind: 'type',
        facts: [
          { rule, fact: result },
          { rule: 'opencl-load-count', fact: nComponents },
        ],
      },
      offset,
      p,
      n,
    ],
    fromOpenCl,
  )
}

function store(name: string, operations: readonly string[], data: Fact): Signature {
  const isRounded = operations[0]?.endsWith('_r') === true
  return signature(
    `opencl-${name}: ${operations.join(' ')}`,
    [nothing, slot('opencl-store-half-data', data), offset, toHalf, ...(isRounded ? [mode] : [])],
    fromOpenCl,
  )
}

const imports = '%set = OpExtInstImport "OpenCL.std"'
const format = '%a_pointer_UniformConstant_uchar'

/** Math, integer, common and memory instructions of OpenCL.std (2.1 to 2.3, 2.6, 2.8). */
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
  { ...ofFloats('fract modf sincos', x, itself), result: unclear(floats) },
  ofFloats('frexp lgamma_r', x, counters),
  ofFloats('remquo', x, x, counters),
  ofFloats('ldexp pown rootn', x, exponent),
  ofFloats('nan', code),
  signature(
    'opencl-ilogb: ilogb',
    [
      slot('opencl-ilogb-result', word),
      slot('opencl-ilogb-operand', floats, beside('result', word, asManyAs('result'))),
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
  load('load', ['vloadn'], numbers(['float', 'integer'], vectors)),
  load(
    'load-halves',
    ['vload_halfn', 'vloada_halfn'],
    numbers(['float'], { ...single, ...vectors }),
  ),
  signature(
    'opencl-load-half: vload_half',
    [
      slot('opencl-load-half-result', numbers(['float'], { ...single, ...scalars })),
      offset,
      toHalf,
    ],
    fromOpenCl,
  ),
  signature(
    'opencl-store: vstoren',
    [
      nothing,
      slot('opencl-store-data', numbers(['float', 'integer'], vectors)),
      offset,
      pointing(1, componentOf),
    ],
    fromOpenCl,
  ),
  store('store-half', ['vstore_half'], numbers(['float'], { ...storable, ...scalars })),
  store('store-half-rounded', ['vstore_half_r'], numbers(['float'], { ...storable, ...scalars })),
  store(
    'store-halves',
    ['vstore_halfn', 'vstorea_halfn'],
    numbers(['float'], { ...storable, ...vectors }),
  ),
  store(
    'store-halves-rounded',
    ['vstore_halfn_r', 'vstorea_halfn_r'],
    numbers(['float'], { ...storable, ...vectors }),
  ),
  signature(
    'opencl-printf: printf',
    [
      slot('opencl-printf-result', numbers(['integer'], { ...single, ...scalars })),
      pointing('result', () => integer(8, false), ['UniformConstant']),
    ],
    fromOpenCl,
  ),
  signature(
    'opencl-prefetch: prefetch',
    [nothing, globalSlot('opencl-prefetch-pointer'), offset],
    fromOpenCl,
  ),
]

/** Pairs of the rules on modules with OpenCL.std. */
export const pairs = [
  pairIn(library)`opencl-memory-model/library
a module that imports the set has the memory model OpenCL, whatever its capabilities allow
capabilities: Shader Kernel Addresses Linkage {| vulkan: VulkanMemoryModel}
imports: ${imports}
memoryModel: OpMemoryModel {Physical64 OpenCL | simple: Physical64 Simple | glsl: Logical GLSL450
  | glsl-with-addresses: Physical64 GLSL450 | vulkan: Logical Vulkan}`,
  pairIn(kernel)`opencl-size-operand/narrow-addresses
sizes have 32 bits where addresses do
imports: ${imports}
memoryModel: OpMemoryModel Physical32 OpenCL
body: %loaded = OpExtInst %float2 %set vloadn {%a_uint | load-of-64-bits: %a_ulong
  | vector: %a_uint2} %a_pointer_CrossWorkgroup_float 2
%stored = OpExtInst %void %set vstoren %a_float2 {%a_uint | store-of-64-bits: %a_ulong
  | float: %a_float} %a_pointer_CrossWorkgroup_float
%half_loaded = OpExtInst %float %set vload_half {%a_uint | half-load-of-64-bits: %a_ulong
  | half-load-of-16-bits: %a_ushort} %a_pointer_CrossWorkgroup_half
%half_stored = OpExtInst %void %set vstore_half %a_float {%a_uint
  | half-store-of-64-bits: %a_ulong} %a_pointer_CrossWorkgroup_half
%rounded = OpExtInst %void %set vstorea_halfn_r %a_float2 {%a_uint
  | rounded-of-64-bits: %a_ulong} %a_pointer_CrossWorkgroup_half RTZ
%fetched = OpExtInst %void %set prefetch %a_pointer_CrossWorkgroup_float {%a_uint | prefetch-of-64-bits: %a_ulong}`,
  pairIn(kernel)`opencl-printf-result/more-arguments
printf takes any number of arguments of any types, and results in 32 bits
imports: ${imports}
body: %none = OpExtInst %uint %set printf %a_pointer_UniformConstant_uchar
%some = OpExtInst {%uint | of-64-bits: %ulong
  | as-its-argument: %float} %set printf %a_pointer_UniformConstant_uchar %a_float %a_ulong %a_float4
%same = OpExtInst {%uint
  | void: %void} %set printf %a_pointer_UniformConstant_uchar %a_pointer_UniformConstant_uchar`,
  pairIn(kernel)`opencl-printf-argument/objects
numbers, pointers and nothing are printed
imports: %set = OpExtInstImport "OpenCL.std"
before: %void %helper()
%helper_block:
body: %called = OpFunctionCall %void %helper
%none = OpExtInst %uint %set printf ${format}
%some = OpExtInst %uint %set printf ${format} {%uint_1 | type: %uint | nothing: %called} {%a_float4
  | label: %helper_block | function: %helper}
%same = OpExtInst %uint %set printf ${format} {${format} | set: %set | pointer-type: %pointer_UniformConstant_uchar}`,
]
