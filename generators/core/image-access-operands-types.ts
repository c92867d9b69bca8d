import { instead } from '../pairs/instead.ts'
import { compute, kernel } from '../pairs/pieces.ts'
import { type ImageInstruction, imageLine } from './shared/image-line.ts'
import { imagePair } from './shared/image-pair.ts'
import { inTurn } from './shared/in-turn.ts'

const flat = { flat: 'float 2D 0 0 0 1 Unknown' }
const rectangle = { rectangle: 'float Rect 0 0 0 1 Unknown' }

const picture = { ...kernel, capabilities: `${kernel.capabilities}\nOpCapability ImageBasic` }

const implicit = ['implicit', 'dref-implicit', 'proj-implicit', 'proj-dref-implicit'] as const
const explicit = ['explicit', 'dref-explicit', 'proj-explicit', 'proj-dref-explicit'] as const

/** Lines on two images that differ in that the operands are for the first alone. */
function otherImage(
  names: readonly ImageInstruction[],
  right: string,
  wrong: string,
  coordinate: string,
  operands: string,
) {
  return inTurn(names, (name) => imageLine(name, `%${right}`, coordinate, { operands }), {
    [wrong]: (name) => imageLine(name, `%${wrong}`, coordinate, { operands }),
  })
}

const biased = otherImage(implicit, 'flat', 'rectangle', '%a_float3', 'Bias %float_1')
const bounded = otherImage(implicit, 'flat', 'rectangle', '%a_float3', 'MinLod %float_1')
const level = otherImage(explicit, 'flat', 'rectangle', '%a_float3', 'Lod %float_1')
const derived = otherImage(
  explicit,
  'flat',
  'rectangle',
  '%a_float3',
  'Grad|MinLod %a_float2 %a_float2 %float_1',
)
const sparse = otherImage(['sparse-implicit'], 'flat', 'rectangle', '%a_float2', 'Bias %float_1')
const sparseLevel = otherImage(
  ['sparse-explicit', 'sparse-dref-explicit'],
  'flat',
  'rectangle',
  '%a_float2',
  'Lod %float_1',
)

const shifted = ['implicit', 'dref-implicit', 'sparse-implicit'] as const
const constantShift = otherImage(shifted, 'solid', 'cube', '%a_float3', 'ConstOffset %a_int3')
const shift = otherImage(['explicit'], 'solid', 'cube', '%a_float3', 'Lod|Offset %float_0 %a_int3')

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

/** Lines with an image operand of a right value, and the same with wrong ones. */
function valued(
  name: ImageInstruction,
  image: string,
  coordinate: string,
  operand: string,
  right: string,
  wrong: Readonly<Record<string, string>>,
) {
  const lineOf = (value: string) =>
    imageLine(name, image, coordinate, {
      operands: operand.replace('?', value),
      name: `${name}-${operand.replaceAll(/[^A-Za-z]/g, '')}`,
    })
  const { body, ways } = inTurn([name], () => lineOf(right), {
    ...Object.fromEntries(Object.entries(wrong).map(([way, value]) => [way, () => lineOf(value)])),
  })
  const named = Object.entries(ways).map(([way, edits]) => [
    `${operand.split(/[ |]/)[0]?.toLowerCase()}-of-${way}`,
    edits,
  ])
  return { body, ways: Object.fromEntries(named) }
}

const values = [
  valued('implicit', '%flat', '%a_float2', 'Bias ?', '%float_1', wrongScalars),
  valued('sparse-implicit', '%flat', '%a_float2', 'MinLod ?', '%float_1', wrongScalars),
  valued('explicit', '%flat', '%a_float2', 'Lod ?', '%float_1', wrongScalars),
  valued('dref-explicit', '%flat', '%a_float2', 'Lod ?', '%float_1', wrongScalars),
]

const integers = [
  valued('fetch', '%flat', '%a_int2', 'Lod ?', '%int_1', wrongIntegers),
  valued('sparse-fetch', '%flat', '%a_int2', 'Lod ?', '%uint_1', wrongIntegers),
  valued('fetch', '%samples', '%a_int2', 'Sample ?', '%uint_1', wrongIntegers),
  valued('read', '%stored', '%a_int2', 'Sample ?', '%int_1', wrongIntegers),
  valued('write', '%stored', '%a_int2', 'Sample ?', '%uint_1', wrongIntegers),
]

function bodies(lines: readonly { readonly body: string }[]): string {
  return lines.map(({ body }) => body).join('\n')
}

/** Pairs of the rules on images that image operands are for, and on types of scalar ones. */
export const pairs = [
  imagePair(
    'image-operands-dim',
    'bias',
    'the level of detail of two dimensions is biased',
    { sampled: { ...flat, ...rectangle }, body: bodies([biased, sparse]) },
    { ...biased.ways, ...sparse.ways },
  ),
  imagePair(
    'image-operands-dim',
    'bound',
    'the level of detail of two dimensions is bounded',
    { sampled: { ...flat, ...rectangle }, body: bounded.body },
    bounded.ways,
    { environments: ['spv1.0'] },
  ),
  imagePair(
    'image-operands-dim',
    'level',
    'a level of two dimensions is sampled, and a rectangle with derivatives',
    {
      sampled: { ...flat, ...rectangle },
      body: `${bodies([level, sparseLevel])}
%other = OpImageSampleExplicitLod %float4 %rectangle %a_float2 Grad|ConstOffset %a_float2 %a_float2 %a_int2`,
    },
    { ...level.ways, ...sparseLevel.ways },
  ),
  imagePair(
    'image-operands-dim',
    'derivatives',
    'derivatives in two dimensions stand beside a bound',
    { sampled: { ...flat, ...rectangle }, body: derived.body },
    derived.ways,
  ),
  imagePair(
    'image-operands-dim',
    'dimensions',
    'every dimension with levels is sampled at one of them',
    {
      sampled: {
        line: 'float 1D 0 0 0 1 Unknown',
        solid: 'float 3D 0 0 0 1 Unknown',
        cube: 'float Cube 0 0 0 1 Unknown',
        cubes: 'float Cube 0 1 0 1 Unknown',
        ...flat,
        ...rectangle,
      },
      body: `%a = OpImageSampleExplicitLod %float4 %line %float_1 Lod %float_0
%b = OpImageSampleExplicitLod %float4 %solid %a_float3 Lod %float_0
%c = OpImageSampleExplicitLod %float4 %cube %a_float3 Lod %float_0
%d = OpImageSampleImplicitLod %float4 %cubes %a_float4 Bias|MinLod %float_0 %float_0
%e = OpImageSampleImplicitLod %float4 %flat %a_float2 Bias|MinLod %float_0 %float_0`,
    },
    { 'rectangle-biased-and-bounded': [['%float4 %flat', '%float4 %rectangle']] },
  ),
  imagePair(
    'image-operands-dim',
    'fetch',
    'a texel of a level is fetched where there are some',
    {
      images: {
        line: 'float 1D 0 0 0 1 Unknown',
        ...flat,
        layers: 'float 2D 0 1 0 1 Unknown',
        ...rectangle,
        buffer: 'float Buffer 0 0 0 1 Unknown',
        samples: 'float 2D 0 0 1 1 Unknown',
      },
      body: `%a = OpImageFetch %float4 %line %int_1 Lod %int_0
%b = OpImageFetch %float4 %flat %a_int2 Lod %uint_0
%c = OpImageSparseFetch %resident %flat %a_int2 Lod %uint_0
%d = OpImageFetch %float4 %layers %a_int3 Lod %uint_0
%e = OpImageFetch %float4 %samples %a_int2 Sample %uint_1
%f = OpImageSparseFetch %resident %samples %a_int2 Sample %uint_1`,
    },
    {
      buffer: [['%line %int_1', '%buffer %int_1']],
      rectangle: [['%float4 %flat %a_int2', '%float4 %rectangle %a_int2']],
      'sparse-rectangle': [['%resident %flat %a_int2', '%resident %rectangle %a_int2']],
      multisampled: [
        ['%float4 %samples %a_int2 Sample', '%float4 %samples %a_int2 Lod|Sample %uint_0'],
      ],
      'sparse-multisampled': [
        ['%resident %samples %a_int2 Sample', '%resident %samples %a_int2 Lod|Sample %uint_0'],
      ],
    },
    { environments: ['spv1.0'] },
  ),
  imagePair(
    'image-operands-dim',
    'offset',
    'what is sampled in three dimensions is shifted, a cube is not',
    {
      sampled: { solid: 'float 3D 0 0 0 1 Unknown', cube: 'float Cube 0 0 0 1 Unknown' },
      body: `${bodies([constantShift, shift])}
%not_shifted = OpImageSampleImplicitLod %float4 %cube %a_float3 Bias %float_1`,
    },
    { ...constantShift.ways, ...shift.ways },
  ),
  imagePair(
    'image-operands-dim',
    'offsets',
    'texels of layers are gathered at four offsets, those of a cube at none',
    {
      sampled: { layers: 'float 2D 0 1 0 1 Unknown', cube: 'float Cube 0 0 0 1 Unknown' },
      declarations: '%four = OpTypeArray %int2 %uint_4\n%offsets = OpConstantNull %four',
      body: `%a = OpImageGather %float4 %layers %a_float3 %uint_0 ConstOffsets %offsets
%b = OpImageDrefGather %float4 %layers %a_float3 %float_1 ConstOffsets %offsets
%c = OpImageGather %float4 %cube %a_float3 %uint_0`,
    },
    {
      gather: [['%layers %a_float3 %uint_0', '%cube %a_float3 %uint_0']],
      'dref-gather': [['%layers %a_float3 %float_1', '%cube %a_float3 %float_1']],
    },
  ),
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
      stage: picture,
      sampled: { image: 'void 2D 0 0 0 0 Unknown ReadOnly' },
      body: '%a = OpImageSampleExplicitLod %uint4 %image %a_uint2 Lod %float_0',
    },
    instead('Lod %float_0', { integer: 'Lod %uint_0', double: 'Lod %a_double' }),
  ),
  imagePair(
    'image-operands-extension',
    'sampled',
    'integers are extended with their sign or without',
    {
      stage: compute,
      sampled: {
        ...flat,
        numbers: 'uint 2D 0 0 0 1 Unknown',
        signed: 'int 2D 0 0 0 1 Unknown',
      },
      body: `%a = OpImageSampleExplicitLod %uint4 %numbers %a_float2 Lod|ZeroExtend %float_0
%b = OpImageSampleExplicitLod %uint4 %numbers %a_float2 Lod|SignExtend %float_0
%c = OpImageSampleExplicitLod %int4 %signed %a_float2 Lod|SignExtend %float_0
%d = OpImageSampleExplicitLod %float4 %flat %a_float2 Lod %float_0
%e = OpImageGather %int4 %signed %a_float2 %uint_0
%f = OpImageGather %float4 %flat %a_float2 %uint_0
%g = OpImageSampleDrefExplicitLod %uint %numbers %a_float2 %float_1 Lod|ZeroExtend %float_0`,
    },
    {
      'zero-of-signed': [
        ['%int4 %signed %a_float2 Lod|SignExtend', '%int4 %signed %a_float2 Lod|ZeroExtend'],
      ],
      'sign-of-floats': [['%flat %a_float2 Lod', '%flat %a_float2 Lod|SignExtend']],
      'zero-of-floats': [['%flat %a_float2 Lod', '%flat %a_float2 Lod|ZeroExtend']],
      'zero-of-gathered-signed': [
        ['%signed %a_float2 %uint_0', '%signed %a_float2 %uint_0 ZeroExtend'],
      ],
      'sign-of-gathered-floats': [
        ['%flat %a_float2 %uint_0', '%flat %a_float2 %uint_0 SignExtend'],
      ],
      'zero-of-a-signed-scalar': [
        ['%uint %numbers %a_float2 %float_1', '%int %signed %a_float2 %float_1'],
      ],
      'zero-of-a-float': [['%uint %numbers %a_float2 %float_1', '%float %flat %a_float2 %float_1']],
    },
  ),
  imagePair(
    'image-operands-extension',
    'read-and-written',
    'integers that are fetched, read and written are extended',
    {
      stage: compute,
      images: {
        texels: 'float 2D 0 0 0 1 Unknown',
        numbers: 'uint 2D 0 0 0 1 Unknown',
        stored: 'float 2D 0 0 0 2 Rgba32f',
        signed: 'int 2D 0 0 0 2 Rgba32i',
        unsigned: 'uint 2D 0 0 0 2 Rgba32ui',
      },
      declarations: `%resident_signed = OpTypeStruct %uint %int4
%resident_unsigned = OpTypeStruct %int %uint`,
      body: `%a = OpImageFetch %uint4 %numbers %a_int2 ZeroExtend
%b = OpImageFetch %float4 %texels %a_int2
%c = OpImageRead %uint %unsigned %a_int2 ZeroExtend
%d = OpImageRead %int2 %signed %a_int2 SignExtend
%e = OpImageRead %float4 %stored %a_int2
%f = OpImageSparseRead %resident_unsigned %unsigned %a_int2 ZeroExtend
%g = OpImageSparseRead %resident_signed %signed %a_int2 SignExtend
%h = OpImageSparseRead %resident %stored %a_int2
OpImageWrite %unsigned %a_int2 %c ZeroExtend
OpImageWrite %signed %a_int2 %d SignExtend
OpImageWrite %stored %a_int2 %e`,
    },
    {
      'fetch-floats-with-sign': [['%texels %a_int2', '%texels %a_int2 SignExtend']],
      'fetch-floats-with-zeros': [['%texels %a_int2', '%texels %a_int2 ZeroExtend']],
      'read-signed-with-zeros': [
        ['%int2 %signed %a_int2 SignExtend', '%int2 %signed %a_int2 ZeroExtend'],
      ],
      'read-floats-with-sign': [['%float4 %stored %a_int2', '%float4 %stored %a_int2 SignExtend']],
      'sparse-signed-with-zeros': [
        [
          '%resident_signed %signed %a_int2 SignExtend',
          '%resident_signed %signed %a_int2 ZeroExtend',
        ],
      ],
      'sparse-floats-with-zeros': [
        ['%resident %stored %a_int2', '%resident %stored %a_int2 ZeroExtend'],
      ],
      'write-signed-with-zeros': [['%a_int2 %d SignExtend', '%a_int2 %d ZeroExtend']],
      'write-floats-with-sign': [['%stored %a_int2 %e', '%stored %a_int2 %e SignExtend']],
      'write-floats-with-zeros': [['%stored %a_int2 %e', '%stored %a_int2 %e ZeroExtend']],
    },
    { environments: ['spv1.4'] },
  ),
  imagePair(
    'image-operands-extension',
    'kernel',
    'where the sampled type is void, the texels that are asked for decide',
    {
      stage: picture,
      images: {
        unsaid: 'void 2D 0 0 0 0 Unknown ReadOnly',
        target: 'void 2D 0 0 0 0 Unknown WriteOnly',
      },
      body: `%a = OpImageRead %uint4 %unsaid %a_uint2 SignExtend
%b = OpImageRead %uint4 %unsaid %a_uint2 ZeroExtend
%c = OpImageRead %float4 %unsaid %a_uint2
OpImageWrite %target %a_uint2 %a ZeroExtend
OpImageWrite %target %a_uint2 %c`,
    },
    {
      'read-floats-with-sign': [
        ['%uint4 %unsaid %a_uint2 SignExtend', '%float4 %unsaid %a_uint2 SignExtend'],
      ],
      'read-halves-with-zeros': [
        ['%uint4 %unsaid %a_uint2 ZeroExtend', '%half4 %unsaid %a_uint2 ZeroExtend'],
      ],
      'write-floats-with-sign': [['%target %a_uint2 %c', '%target %a_uint2 %c SignExtend']],
      'write-floats-with-zeros': [['%target %a_uint2 %c', '%target %a_uint2 %c ZeroExtend']],
    },
  ),
]
