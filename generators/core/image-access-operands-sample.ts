import { instead } from '../pairs/instead.ts'
import { compute } from '../pairs/pieces.ts'
import { imageKernel } from './shared/image-kernel.ts'
import { imageLine } from './shared/image-line.ts'
import { imagePair } from './shared/image-pair.ts'

const texture = { flat: 'float 2D 0 0 0 1 Unknown' }

const stored = { stored: 'float 2D 0 0 0 2 Rgba32f' }

const visible = 'MakeTexelVisible|NonPrivateTexel %uint_2'

const available = 'MakeTexelAvailable|NonPrivateTexel %uint_2'

/** Pairs of the rules on samples, and on texels that are visible or available to others. */
export const pairs = [
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
      stage: imageKernel,
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
