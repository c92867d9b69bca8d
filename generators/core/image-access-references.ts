import { compute } from '../pairs/pieces.ts'
import { imageLine } from './shared/image-line.ts'
import { imagePairOf } from './shared/image-pair.ts'
import { inTurn } from './shared/in-turn.ts'

const texture = 'flat float 2D 0 0 0 1 Unknown'

const compared = inTurn(
  [
    'dref-implicit',
    'dref-explicit',
    'dref-gather',
    'sparse-dref-implicit',
    'sparse-dref-explicit',
    'sparse-dref-gather',
  ],
  (name) => imageLine(name, '%flat', '%a_float2'),
  {
    integer: (name) => imageLine(name, '%flat', '%a_float2', { third: '%uint_1' }),
    double: (name) => imageLine(name, '%flat', '%a_float2', { third: '%a_double' }),
    half: (name) => imageLine(name, '%flat', '%a_float2', { third: '%a_half' }),
    vector: (name) => imageLine(name, '%flat', '%a_float2', { third: '%a_float2' }),
  },
)

const comparedProjected = inTurn(
  ['proj-dref-implicit', 'proj-dref-explicit'],
  (name) => imageLine(name, '%flat', '%a_float3', { third: '%reference' }),
  {
    integer: (name) => imageLine(name, '%flat', '%a_float3', { third: '%int_1' }),
    double: (name) => imageLine(name, '%flat', '%a_float3', { third: '%a_double' }),
    half: (name) => imageLine(name, '%flat', '%a_float3', { third: '%a_half' }),
    vector: (name) => imageLine(name, '%flat', '%a_float3', { third: '%a_float4' }),
    boolean: (name) => imageLine(name, '%flat', '%a_float3', { third: '%true' }),
  },
)

const component = inTurn(
  ['gather', 'sparse-gather'],
  (name) => imageLine(name, '%flat', '%a_float2', { third: '%int_2' }),
  {
    float: (name) => imageLine(name, '%flat', '%a_float2', { third: '%float_1' }),
    long: (name) => imageLine(name, '%flat', '%a_float2', { third: '%a_long' }),
    short: (name) => imageLine(name, '%flat', '%a_float2', { third: '%a_ushort' }),
    vector: (name) => imageLine(name, '%flat', '%a_float2', { third: '%a_int2' }),
    boolean: (name) => imageLine(name, '%flat', '%a_float2', { third: '%true' }),
  },
)

/** Pairs of the rules on references of depth comparisons and on components to gather. */
export const pairs = [
  imagePairOf`image-reference-type/sampled-and-gathered
references are floats of 32 bits
sampled: ${texture}
body: ${compared}`,
  imagePairOf`image-reference-type/projected in spv1.0
references of projected comparisons are floats of 32 bits, though they be computed
sampled: ${texture}
body: %reference = OpFAdd %float %float_1 %float_1
${comparedProjected}`,
  imagePairOf`image-reference-type/integer-texels
the sampled type is of integers, the reference a specialization constant that is a float
${compute}
sampled: cubes uint Cube 1 1 0 1 Unknown
body: %depth = OpImageSampleDrefExplicitLod %uint %cubes %a_float4 {%spec_float_0_5
  | of-the-sampled-type: %spec_uint | vector: %a_float4} Lod %float_0`,
  imagePairOf`image-gather-component/constant
the component to gather is a 32-bit integer
sampled: ${texture}
body: ${component}
${imageLine('gather', '%flat', '%a_float2', { third: '%uint_3', name: 'unsigned' })}`,
  imagePairOf`image-gather-component/computed in spv1.0
the component to gather is computed or specialized
${compute}
sampled: ${texture}
body: %number = OpIAdd %int %int_1 %int_1
%sum = OpFAdd %float %float_1 %float_1
%wide = OpIAdd %long %a_long %a_long
%a = OpImageGather %float4 %flat %a_float2 {%spec_uint | vector-for-a-specialization: %a_uint4
  | long-for-a-specialization: %a_ulong}
%b = OpImageGather %float4 %flat %a_float2 {%number | float: %sum | long: %wide}`,
]
