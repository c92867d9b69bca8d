import { instead } from '../pairs/instead.ts'
import { compute, kernel } from '../pairs/pieces.ts'
import { imageLine } from './shared/image-line.ts'
import { imagePair } from './shared/image-pair.ts'
import { inTurn } from './shared/in-turn.ts'

const texture = { flat: 'float 2D 0 0 0 1 Unknown' }
const stored = { stored: 'float 2D 0 0 0 2 Rgba32f' }

const picture = { ...kernel, capabilities: `${kernel.capabilities}\nOpCapability ImageBasic` }

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

const gradOrLod = inTurn(
  [...sampling, ...projecting],
  (name) => imageLine(name, '%flat', '%a_float3', { operands: 'Grad %a_float2 %a_float2' }),
  { both: (name) => imageLine(name, '%flat', '%a_float3', { operands: both }) },
)

const offsets = `%four = OpTypeArray %int2 %uint_4
%offsets = OpConstantNull %four`

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
  (name) => imageLine(name, '%flat', '%a_float2', { operands: 'ConstOffsets %offsets' }),
  {
    'constant-offset-too': (name) =>
      imageLine(name, '%flat', '%a_float2', {
        operands: 'ConstOffset|ConstOffsets %a_int2 %offsets',
      }),
    'offset-too': (name) =>
      imageLine(name, '%flat', '%a_float2', { operands: 'Offset|ConstOffsets %a_int2 %offsets' }),
    'all-three': (name) =>
      imageLine(name, '%flat', '%a_float2', {
        operands: 'ConstOffset|Offset|ConstOffsets %a_int2 %a_int2 %offsets',
      }),
  },
)

const visible = 'MakeTexelVisible|NonPrivateTexel %uint_2'
const available = 'MakeTexelAvailable|NonPrivateTexel %uint_2'

/** Pairs of the rules on image operands that ask for one another or exclude one another. */
export const pairs = [
  imagePair(
    'image-operands-explicit',
    'sampled',
    'with an explicit level of detail stands one, or derivatives',
    {
      sampled: texture,
      body: `${explicit.body}
%by_grad = OpImageSampleExplicitLod %float4 %flat %a_float2 Grad %a_float2 %a_float2`,
    },
    {
      ...explicit.ways,
      'in-place-of-derivatives': [['Grad %a_float2 %a_float2', 'Offset %a_int2']],
    },
  ),
  imagePair(
    'image-operands-explicit',
    'projected',
    'a level of detail stands beside an offset',
    { sampled: texture, body: projected.body },
    projected.ways,
    { environments: ['spv1.0'] },
  ),
  imagePair(
    'image-operands-explicit',
    'not-private',
    'a level of detail stands beside what says how memory is accessed',
    {
      stage: compute,
      sampled: { numbers: 'uint 2D 0 0 0 1 Unknown' },
      body: `%a = OpImageSampleExplicitLod %uint4 %numbers %a_float2 Lod|NonPrivateTexel %float_0
%b = OpImageSampleExplicitLod %uint4 %numbers %a_float2 Lod|SignExtend %float_0`,
    },
    {
      'offset-not-private': [
        ['Lod|NonPrivateTexel %float_0', 'ConstOffset|NonPrivateTexel %a_int2'],
      ],
      'offset-volatile': [['Lod|NonPrivateTexel %float_0', 'Offset|VolatileTexel %a_int2']],
      'offset-extended': [['Lod|SignExtend %float_0', 'ConstOffset|SignExtend %a_int2']],
    },
  ),
  imagePair(
    'image-operands-explicit',
    'kernel',
    'a kernel samples with a level of detail and an offset',
    {
      stage: picture,
      sampled: { image: 'void 2D 0 0 0 0 Unknown ReadOnly' },
      body: '%a = OpImageSampleExplicitLod %float4 %image %a_float2 Lod|ConstOffset %float_0 %a_uint2',
    },
    { 'constant-offset': [['Lod|ConstOffset %float_0 %a_uint2', 'ConstOffset %a_uint2']] },
  ),
  imagePair(
    'image-operands-lod-or-grad',
    'level',
    'the level of detail stands without derivatives',
    { sampled: texture, body: lodOrGrad.body },
    lodOrGrad.ways,
    { environments: ['spv1.0'] },
  ),
  imagePair(
    'image-operands-lod-or-grad',
    'derivatives',
    'derivatives stand without a level of detail, a least level of detail beside them',
    {
      sampled: texture,
      body: `${gradOrLod.body}
%least = OpImageSampleExplicitLod %float4 %flat %a_float2 Grad|MinLod %a_float2 %a_float2 %float_1`,
    },
    {
      ...gradOrLod.ways,
      'beside-the-least': [
        [
          'Grad|MinLod %a_float2 %a_float2 %float_1',
          'Lod|Grad|MinLod %float_0 %a_float2 %a_float2 %float_1',
        ],
      ],
    },
  ),
  imagePair(
    'image-operands-one-offset',
    'one-of-two',
    'one offset, be it constant or not',
    {
      sampled: texture,
      body: `${oneOffset.body}
%fetchable = OpImage %flat_type %flat
%fetched = OpImageFetch %float4 %fetchable %a_int2 Lod|Offset %int_1 %a_uint2`,
    },
    {
      ...oneOffset.ways,
      fetch: [['Lod|Offset %int_1 %a_uint2', 'Lod|ConstOffset|Offset %int_1 %a_uint2 %a_uint2']],
    },
  ),
  imagePair(
    'image-operands-one-offset',
    'one-of-three',
    'four offsets to gather four texels, without one for all',
    { sampled: texture, declarations: offsets, body: oneOfThree.body },
    oneOfThree.ways,
    { environments: ['spv1.0'] },
  ),
  imagePair(
    'image-operands-one-extension',
    'of-integers',
    'integers are extended in one way',
    {
      sampled: { numbers: 'uint 2D 0 0 0 1 Unknown' },
      images: { stored: 'uint 2D 0 0 0 2 Rgba32ui' },
      declarations: '%resident_integers = OpTypeStruct %uint %uint4',
      body: `%image = OpImage %numbers_type %numbers
%a = OpImageSampleImplicitLod %uint4 %numbers %a_float2 SignExtend
%b = OpImageSampleExplicitLod %uint4 %numbers %a_float2 Lod|ZeroExtend %float_0
%c = OpImageFetch %uint4 %image %a_int2 ZeroExtend
%d = OpImageGather %uint4 %numbers %a_float2 %uint_0 SignExtend
%e = OpImageRead %uint4 %stored %a_int2 ZeroExtend
%f = OpImageSparseRead %resident_integers %stored %a_int2 SignExtend
%g = OpImageSparseFetch %resident_integers %image %a_int2 SignExtend
OpImageWrite %stored %a_int2 %e ZeroExtend`,
    },
    {
      implicit: [['%numbers %a_float2 SignExtend', '%numbers %a_float2 SignExtend|ZeroExtend']],
      explicit: [['Lod|ZeroExtend %float_0', 'Lod|SignExtend|ZeroExtend %float_0']],
      fetch: [['%image %a_int2 ZeroExtend', '%image %a_int2 SignExtend|ZeroExtend']],
      gather: [['%uint_0 SignExtend', '%uint_0 SignExtend|ZeroExtend']],
      read: [['%uint4 %stored %a_int2 ZeroExtend', '%uint4 %stored %a_int2 SignExtend|ZeroExtend']],
      'sparse-read': [['%stored %a_int2 SignExtend', '%stored %a_int2 SignExtend|ZeroExtend']],
      'sparse-fetch': [['%image %a_int2 SignExtend', '%image %a_int2 SignExtend|ZeroExtend']],
      write: [['%a_int2 %e ZeroExtend', '%a_int2 %e SignExtend|ZeroExtend']],
    },
    { environments: ['spv1.4'] },
  ),
  imagePair(
    'image-operands-sample-present',
    'fetch',
    'a sample is named where there is more than one',
    {
      stage: compute,
      images: {
        ...texture,
        layers: 'float 2D 0 1 0 1 Unknown',
        samples: 'float 2D 0 0 1 1 Unknown',
        buffer: 'float Buffer 0 0 0 1 Unknown',
      },
      body: `%a = OpImageFetch %float4 %flat %a_int2
%b = OpImageFetch %float4 %flat %a_uint2 Lod %uint_1
%c = OpImageFetch %float4 %samples %a_int2 Sample %uint_1
%d = OpImageFetch %float4 %samples %a_uint2 ConstOffset|Sample %a_int2 %int_1
%e = OpImageSparseFetch %resident %flat %a_int2
%f = OpImageSparseFetch %resident %samples %a_int2 Sample %uint_1
%g = OpImageFetch %float4 %buffer %int_1
%h = OpImageFetch %float4 %layers %a_int3`,
    },
    {
      none: [['%float4 %samples %a_int2 Sample %uint_1', '%float4 %samples %a_int2']],
      'other-operand': [['ConstOffset|Sample %a_int2 %int_1', 'ConstOffset %a_int2']],
      'of-one': [['%float4 %flat %a_int2', '%float4 %flat %a_int2 Sample %uint_0']],
      'of-one-at-a-level': [['Lod %uint_1', 'Lod|Sample %uint_1 %uint_0']],
      'of-a-buffer': [['%buffer %int_1', '%buffer %int_1 Sample %uint_0']],
      'of-layers': [['%layers %a_int3', '%layers %a_int3 Sample %uint_0']],
      'sparse-none': [['%resident %samples %a_int2 Sample %uint_1', '%resident %samples %a_int2']],
      'sparse-of-one': [['%resident %flat %a_int2', '%resident %flat %a_int2 Sample %uint_0']],
    },
  ),
  imagePair(
    'image-operands-sample-present',
    'read-and-write',
    'a sample to read or to write is named where there is more than one',
    {
      images: {
        ...stored,
        samples: 'float 2D 0 0 1 2 Rgba32f',
        attachment: 'float SubpassData 0 0 0 2 Unknown',
        attached_samples: 'float SubpassData 0 0 1 2 Unknown',
      },
      body: `%a = OpImageRead %float4 %stored %a_int2
%b = OpImageRead %float4 %samples %a_int2 Sample %uint_1
%c = OpImageRead %float4 %attachment %a_int2
%d = OpImageRead %float4 %attached_samples %a_int2 Sample %uint_1
%e = OpImageSparseRead %resident %stored %a_int2
%f = OpImageSparseRead %resident %samples %a_int2 Sample %uint_1
OpImageWrite %stored %a_int2 %a
OpImageWrite %samples %a_int2 %a Sample %uint_1`,
    },
    {
      'read-none': [['%float4 %samples %a_int2 Sample %uint_1', '%float4 %samples %a_int2']],
      'read-of-one': [['%float4 %stored %a_int2', '%float4 %stored %a_int2 Sample %uint_0']],
      'attachment-none': [
        ['%attached_samples %a_int2 Sample %uint_1', '%attached_samples %a_int2'],
      ],
      'attachment-of-one': [['%attachment %a_int2', '%attachment %a_int2 Sample %uint_0']],
      'sparse-none': [['%resident %samples %a_int2 Sample %uint_1', '%resident %samples %a_int2']],
      'sparse-of-one': [['%resident %stored %a_int2', '%resident %stored %a_int2 Sample %uint_0']],
      'write-none': [['%a_int2 %a Sample %uint_1', '%a_int2 %a']],
      'write-of-one': [
        ['OpImageWrite %stored %a_int2 %a', 'OpImageWrite %stored %a_int2 %a Sample %uint_0'],
      ],
    },
    { environments: ['spv1.0'] },
  ),
  imagePair(
    'image-operands-sample-present',
    'kernel',
    'a kernel names a sample where there is more than one',
    {
      stage: picture,
      images: {
        unsaid: 'void 2D 0 0 0 0 Unknown ReadOnly',
        samples: 'void 2D 0 0 1 0 Unknown ReadOnly',
      },
      body: `%a = OpImageRead %float4 %unsaid %a_uint2
%b = OpImageRead %float4 %samples %a_uint2 Sample %uint_1`,
    },
    {
      none: [['%samples %a_uint2 Sample %uint_1', '%samples %a_uint2']],
      'of-one': [['%unsaid %a_uint2', '%unsaid %a_uint2 Sample %uint_0']],
    },
  ),
  imagePair(
    'image-operands-non-private',
    'read-and-write',
    'texels that are made visible or available are not private',
    {
      stage: compute,
      images: stored,
      body: `${imageLine('read', '%stored', '%a_int2', { operands: visible })}
${imageLine('sparse-read', '%stored', '%a_int2', { operands: visible })}
${imageLine('write', '%stored', '%a_int2', { operands: available })}
%private = OpImageRead %float4 %stored %a_int2 VolatileTexel`,
    },
    {
      read: [
        [
          '%float4 %stored %a_int2 MakeTexelVisible|NonPrivateTexel',
          '%float4 %stored %a_int2 MakeTexelVisible',
        ],
      ],
      'read-volatile': [
        [
          '%float4 %stored %a_int2 MakeTexelVisible|NonPrivateTexel',
          '%float4 %stored %a_int2 MakeTexelVisible|VolatileTexel',
        ],
      ],
      'sparse-read': [
        [
          '%resident %stored %a_int2 MakeTexelVisible|NonPrivateTexel',
          '%resident %stored %a_int2 MakeTexelVisible',
        ],
      ],
      ...instead('MakeTexelAvailable|NonPrivateTexel', {
        write: 'MakeTexelAvailable',
        'write-volatile': 'MakeTexelAvailable|VolatileTexel',
        'write-nontemporal': 'MakeTexelAvailable|Nontemporal',
      }),
    },
  ),
  imagePair(
    'image-operands-non-private',
    'of-a-sample',
    'a sample that is made visible or available is not private',
    {
      stage: compute,
      images: { samples: 'int 2D 0 1 1 2 Rgba32i' },
      extensions: 'OpExtension "SPV_KHR_vulkan_memory_model"',
      body: `%read = OpImageRead %int4 %samples %a_int3 Sample|MakeTexelVisible|NonPrivateTexel %uint_1 %uint_2
OpImageWrite %samples %a_int3 %read Sample|MakeTexelAvailable|NonPrivateTexel %uint_1 %uint_2`,
    },
    {
      read: [['MakeTexelVisible|NonPrivateTexel', 'MakeTexelVisible']],
      write: [['MakeTexelAvailable|NonPrivateTexel', 'MakeTexelAvailable']],
    },
    { environments: ['spv1.3'] },
  ),
]
