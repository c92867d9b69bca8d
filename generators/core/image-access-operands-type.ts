import { instead } from '../pairs/instead.ts'
import type { Edit } from '../pairs/pair.ts'
import { imageKernel } from './shared/image-kernel.ts'
import { type ImageInstruction, imageLine } from './shared/image-line.ts'
import { imagePair } from './shared/image-pair.ts'

const flat = { flat: 'float 2D 0 0 0 1 Unknown' }

const wrongScalars = {
  double: '%a_double',
  half: '%a_half',
  integer: '%uint_1',
  boolean: '%true',
  vector: '%a_float2',
}

const wrongIntegers = {
  long: '%a_long',
  short: '%a_ushort',
  float: '%float_1',
  boolean: '%true',
  vector: '%a_int2',
}

/** A line with an image operand of a right value, and ways of giving it a wrong one. */
function valued(
  instruction: ImageInstruction,
  image: string,
  coordinate: string,
  operand: string,
  right: string,
  wrong: Readonly<Record<string, string>>,
) {
  const name = `${instruction}-${operand.toLowerCase()}`
  const lineOf = (value: string) =>
    imageLine(instruction, image, coordinate, { operands: `${operand} ${value}`, name })
  const ways = Object.entries(wrong).map(([way, value]): [string, readonly Edit[]] => [
    `${name}-${way}`,
    [[lineOf(right), lineOf(value)]],
  ])
  return { body: lineOf(right), ways: Object.fromEntries(ways) }
}

const values = [
  valued('implicit', '%flat', '%a_float2', 'Bias', '%float_1', wrongScalars),
  valued('sparse-implicit', '%flat', '%a_float2', 'MinLod', '%float_1', wrongScalars),
  valued('explicit', '%flat', '%a_float2', 'Lod', '%float_1', wrongScalars),
  valued('dref-explicit', '%flat', '%a_float2', 'Lod', '%float_1', wrongScalars),
]

const integers = [
  valued('fetch', '%flat', '%a_int2', 'Lod', '%int_1', wrongIntegers),
  valued('sparse-fetch', '%flat', '%a_int2', 'Lod', '%uint_1', wrongIntegers),
  valued('fetch', '%samples', '%a_int2', 'Sample', '%uint_1', wrongIntegers),
  valued('read', '%stored', '%a_int2', 'Sample', '%int_1', wrongIntegers),
  valued('write', '%stored', '%a_int2', 'Sample', '%uint_1', wrongIntegers),
]

function bodies(lines: readonly { readonly body: string }[]): string {
  return lines.map(({ body }) => body).join('\n')
}

/** Pairs of the rule on types of scalar image operands. */
export const pairs = [
  imagePair(
    'image-operands-type',
    'floats',
    'bias, bound and level to sample are floats of 32 bits',
    { sampled: flat, body: bodies(values) },
    Object.assign({}, ...values.map(({ ways }) => ways)),
  ),
  imagePair(
    'image-operands-type',
    'integers',
    'a sample, and a level to fetch, are integers of 32 bits',
    {
      images: {
        ...flat,
        samples: 'float 2D 0 0 1 1 Unknown',
        stored: 'float 2D 0 0 1 2 Rgba32f',
      },
      body: bodies(integers),
    },
    Object.assign({}, ...integers.map(({ ways }) => ways)),
    { environments: ['spv1.0'] },
  ),
  imagePair(
    'image-operands-type',
    'among-others',
    'more than one operand stands behind, the smaller bits first',
    {
      sampled: { solid: 'float 3D 0 0 0 1 Unknown' },
      images: { samples: 'float 2D 0 0 1 1 Unknown' },
      declarations: '%special = OpSpecConstant %float 0.5',
      body: `%a = OpImageSampleImplicitLod %float4 %solid %a_float3 Bias|ConstOffset|MinLod %special %a_int3 %float_1
%b = OpImageSampleExplicitLod %float4 %solid %a_float3 Grad|MinLod %a_float3 %a_float3 %special
%c = OpImageFetch %float4 %samples %a_int2 ConstOffset|Sample %a_int2 %int_1`,
    },
    {
      bias: [['Bias|ConstOffset|MinLod %special', 'Bias|ConstOffset|MinLod %a_double']],
      'bound-behind-an-offset': [['%special %a_int3 %float_1', '%special %a_int3 %int_1']],
      'bound-behind-derivatives': [
        ['%a_float3 %a_float3 %special', '%a_float3 %a_float3 %a_float2'],
      ],
      'sample-behind-an-offset': [
        ['ConstOffset|Sample %a_int2 %int_1', 'ConstOffset|Sample %a_int2 %float_1'],
      ],
    },
  ),
  imagePair(
    'image-operands-type',
    'kernel',
    'a kernel samples at integers, but at a level that is a float',
    {
      stage: imageKernel,
      sampled: { image: 'void 2D 0 0 0 0 Unknown ReadOnly' },
      body: '%a = OpImageSampleExplicitLod %uint4 %image %a_uint2 Lod %float_0',
    },
    instead('Lod %float_0', { integer: 'Lod %uint_0', double: 'Lod %a_double' }),
  ),
]
