import { compute } from '../pairs/pieces.ts'
import { imageKernel } from './shared/image-kernel.ts'
import { imageLine } from './shared/image-line.ts'
import { imagePairOf } from './shared/image-pair.ts'
import { inTurn } from './shared/in-turn.ts'

const texture = 'flat float 2D 0 0 0 1 Unknown'

const sampling = ['explicit', 'dref-explicit', 'sparse-explicit', 'sparse-dref-explicit'] as const

const projecting = ['proj-explicit', 'proj-dref-explicit'] as const

const explicit = inTurn(sampling, (name) => imageLine(name, '%flat', '%a_float2'), {
  'constant-offset': (name) =>
    imageLine(name, '%flat', '%a_float2', { operands: 'ConstOffset %a_int2' }),
  'offset-and-more': (name) =>
    imageLine(name, '%flat', '%a_float2', { operands: 'Offset|Nontemporal %a_int2' }),
})

const projected = inTurn(
  projecting,
  (name) => imageLine(name, '%flat', '%a_float3', { operands: 'Lod|ConstOffset %float_0 %a_int2' }),
  {
    'constant-offset': (name) =>
      imageLine(name, '%flat', '%a_float3', { operands: 'ConstOffset %a_int2' }),
    offset: (name) => imageLine(name, '%flat', '%a_float3', { operands: 'Offset %a_int2' }),
  },
)

const both = 'Lod|Grad %float_0 %a_float2 %a_float2'

const lodOrGrad = inTurn(sampling, (name) => imageLine(name, '%flat', '%a_float2'), {
  both: (name) => imageLine(name, '%flat', '%a_float2', { operands: both }),
})

/** As many components as two dimensions need, with projection one more. */
function coordinate(name: string): string {
  return name.startsWith('proj') ? '%a_float3' : '%a_float2'
}

const gradOrLod = inTurn(
  [...sampling, ...projecting],
  (name) => imageLine(name, '%flat', coordinate(name), { operands: 'Grad %a_float2 %a_float2' }),
  { both: (name) => imageLine(name, '%flat', coordinate(name), { operands: both }) },
)

const oneOffset = inTurn(
  ['implicit', 'dref-implicit', 'gather', 'dref-gather', 'sparse-implicit', 'sparse-gather'],
  (name) => imageLine(name, '%flat', '%a_float2', { operands: 'ConstOffset %a_int2' }),
  {
    two: (name) =>
      imageLine(name, '%flat', '%a_float2', { operands: 'ConstOffset|Offset %a_int2 %a_int2' }),
  },
)

const oneOfThree = inTurn(
  ['gather', 'dref-gather'],
  (name) => imageLine(name, '%flat', '%a_float2', { operands: 'ConstOffsets %null_int2_array4' }),
  {
    'constant-offset-too': (name) =>
      imageLine(name, '%flat', '%a_float2', {
        operands: 'ConstOffset|ConstOffsets %a_int2 %null_int2_array4',
      }),
    'offset-too': (name) =>
      imageLine(name, '%flat', '%a_float2', {
        operands: 'Offset|ConstOffsets %a_int2 %null_int2_array4',
      }),
    'all-three': (name) =>
      imageLine(name, '%flat', '%a_float2', {
        operands: 'ConstOffset|Offset|ConstOffsets %a_int2 %a_int2 %null_int2_array4',
      }),
  },
)

/** Pairs of the rules on image operands that ask for one another or exclude one another. */
export const pairs = [
  imagePairOf`image-operands-explicit/sampled
with an explicit level of detail stands one, or derivatives
sampled: ${texture}
body: ${explicit}
%by_grad = OpImageSampleExplicitLod %float4 %flat %a_float2 {Grad %a_float2 %a_float2
  | in-place-of-derivatives: Offset %a_int2}`,
  imagePairOf`image-operands-explicit/projected in spv1.0
a level of detail stands beside an offset
sampled: ${texture}
body: ${projected}`,
  imagePairOf`image-operands-explicit/not-private
a level of detail stands beside what says how memory is accessed
${compute}
sampled: numbers uint 2D 0 0 0 1 Unknown
body: %a = OpImageSampleExplicitLod %uint4 %numbers %a_float2 {Lod|NonPrivateTexel %float_0
  | offset-not-private: ConstOffset|NonPrivateTexel %a_int2
  | offset-volatile: Offset|VolatileTexel %a_int2}
%b = OpImageSampleExplicitLod %uint4 %numbers %a_float2 {Lod|SignExtend %float_0
  | offset-extended: ConstOffset|SignExtend %a_int2}`,
  imagePairOf`image-operands-explicit/kernel
a kernel samples with a level of detail and an offset
${imageKernel}
sampled: image void 2D 0 0 0 0 Unknown ReadOnly
body: %a = OpImageSampleExplicitLod %float4 %image %a_float2 {Lod|ConstOffset %float_0
  | constant-offset: ConstOffset} %a_uint2`,
  imagePairOf`image-operands-lod-or-grad/level in spv1.0
the level of detail stands without derivatives
sampled: ${texture}
body: ${lodOrGrad}`,
  imagePairOf`image-operands-lod-or-grad/derivatives
derivatives stand without a level of detail, a least level of detail beside them
sampled: ${texture}
body: ${gradOrLod}
%least = OpImageSampleExplicitLod %float4 %flat %a_float2 {Grad|MinLod
  | beside-the-least: Lod|Grad|MinLod %float_0} %a_float2 %a_float2 %float_1`,
  imagePairOf`image-operands-one-offset/one-of-two
one offset, be it constant or not
sampled: ${texture}
body: ${oneOffset}
%fetchable = OpImage %flat_type %flat
%fetched = OpImageFetch %float4 %fetchable %a_int2 {Lod|Offset %int_1
  | fetch: Lod|ConstOffset|Offset %int_1 %a_uint2} %a_uint2`,
  imagePairOf`image-operands-one-offset/one-of-three in spv1.0
four offsets to gather four texels, without one for all
sampled: ${texture}
body: ${oneOfThree}`,
  imagePairOf`image-operands-one-extension/of-integers in spv1.4
integers are extended in one way
sampled: numbers uint 2D 0 0 0 1 Unknown
images: stored uint 2D 0 0 0 2 Rgba32ui
body: %image = OpImage %numbers_type %numbers
%a = OpImageSampleImplicitLod %uint4 %numbers %a_float2 {SignExtend
  | implicit: SignExtend|ZeroExtend}
%b = OpImageSampleExplicitLod %uint4 %numbers %a_float2 {Lod|ZeroExtend
  | explicit: Lod|SignExtend|ZeroExtend} %float_0
%c = OpImageFetch %uint4 %image %a_int2 {ZeroExtend | fetch: SignExtend|ZeroExtend}
%d = OpImageGather %uint4 %numbers %a_float2 %uint_0 {SignExtend | gather: SignExtend|ZeroExtend}
%e = OpImageRead %uint4 %stored %a_int2 {ZeroExtend | read: SignExtend|ZeroExtend}
%f = OpImageSparseRead %structure_uint_and_uint4 %stored %a_int2 {ZeroExtend
  | sparse-read: SignExtend|ZeroExtend}
%g = OpImageSparseFetch %structure_uint_and_uint4 %image %a_int2 {SignExtend
  | sparse-fetch: SignExtend|ZeroExtend}
OpImageWrite %stored %a_int2 %e {ZeroExtend | write: SignExtend|ZeroExtend}`,
  imagePairOf`image-operands-one-extension/kernel in spv1.6
a kernel extends what it reads and what it writes in one way
${imageKernel}
images: unsaid void 2D 0 0 0 0 Unknown ReadOnly, target void 2D 0 0 0 0 Unknown WriteOnly
body: %a = OpImageRead %uint4 %unsaid %a_uint2 {SignExtend | read: SignExtend|ZeroExtend}
%b = OpImageRead %uint %unsaid %a_uint2 {ZeroExtend|Nontemporal
  | read-a-scalar: SignExtend|ZeroExtend|Nontemporal}
OpImageWrite %target %a_uint2 %a {SignExtend | write: SignExtend|ZeroExtend}`,
]
