import { instead } from '../pairs/instead.ts'
import { compute, kernel } from '../pairs/pieces.ts'
import { imageLine } from './shared/image-line.ts'
import { imagePair } from './shared/image-pair.ts'

const picture = {
  ...kernel,
  capabilities: `${kernel.capabilities}\nOpCapability ImageBasic`,
}

const readAndWrite = {
  stored: 'float 2D 0 0 0 2 Rgba32f',
  unknown: 'float 2D 0 0 0 2 Unknown',
  unsaid: 'float 2D 0 0 0 0 Unknown',
}

const accesses = `${imageLine('read', '%stored', '%a_int2')}
${imageLine('write', '%stored', '%a_int2')}
${imageLine('sparse-read', '%stored', '%a_int2')}`

const read = 'OpImageRead %float4 %stored'
const write = 'OpImageWrite %stored'
const sparseRead = 'OpImageSparseRead %resident %stored'

const withoutFormat = ['StorageImageReadWithoutFormat', 'StorageImageWriteWithoutFormat'] as const

/** Pairs of the rules on images that are read and written without a sampler. */
export const pairs = [
  imagePair(
    'image-storage-image',
    'shader',
    'storage images, and images of which only the run time knows, are read and written',
    {
      images: {
        stored: 'float 2D 0 0 0 2 Rgba32f',
        unsaid: 'float 2D 0 0 0 0 Rgba32f',
        texture: 'float 2D 0 0 0 1 Rgba32f',
      },
      body: `${accesses}
%also = OpImageRead %float4 %unsaid %a_uint2
OpImageWrite %unsaid %a_uint2 %a_float4`,
    },
    {
      ...instead(read, { 'reads-sampled': 'OpImageRead %float4 %texture' }),
      ...instead(write, { 'writes-sampled': 'OpImageWrite %texture' }),
      ...instead(sparseRead, {
        'sparsely-reads-sampled': 'OpImageSparseRead %resident %texture',
        'sparsely-reads-what-only-the-run-time-knows': 'OpImageSparseRead %resident %unsaid',
      }),
    },
  ),
  imagePair(
    'image-storage-image',
    'of-a-sampled-image',
    'an image that may come with a sampler is extracted, then read and written',
    {
      stage: compute,
      sampled: {
        unsaid: 'uint 3D 0 0 0 0 Rgba32ui',
        texture: 'uint 3D 0 0 0 1 Rgba32ui',
      },
      body: `%extracted = OpImage %unsaid_type %unsaid
%only_sampled = OpImage %texture_type %texture
%texel = OpImageRead %uint4 %extracted %a_int3
OpImageWrite %extracted %a_int3 %texel`,
    },
    {
      read: [['OpImageRead %uint4 %extracted', 'OpImageRead %uint4 %only_sampled']],
      write: [['OpImageWrite %extracted', 'OpImageWrite %only_sampled']],
    },
    { environments: ['spv1.0'] },
  ),
  imagePair(
    'image-storage-image',
    'texel-buffers',
    'storage texel buffers are read and written, uniform ones are fetched from',
    {
      stage: compute,
      images: { stored: 'int Buffer 0 0 0 2 R32i', texels: 'int Buffer 0 0 0 1 R32i' },
      body: `%texel = OpImageRead %int4 %stored %int_1
OpImageWrite %stored %int_1 %texel
%fetched = OpImageFetch %int4 %texels %int_1`,
    },
    {
      read: [['OpImageRead %int4 %stored', 'OpImageRead %int4 %texels']],
      write: [['OpImageWrite %stored', 'OpImageWrite %texels']],
    },
  ),
  imagePair(
    'image-storage-image',
    'kernel',
    'a kernel reads and writes images of which only the run time knows',
    {
      stage: picture,
      images: {
        unsaid: 'void 2D 0 0 0 0 Unknown ReadOnly',
        target: 'void 2D 0 0 0 0 Unknown WriteOnly',
        texture: 'void 2D 0 0 0 1 Unknown ReadOnly',
        sampled_target: 'void 2D 0 0 0 1 Unknown WriteOnly',
      },
      body: `%texel = OpImageRead %float4 %unsaid %a_uint2
OpImageWrite %target %a_uint2 %a_uint4`,
    },
    {
      read: [['%unsaid %a_uint2', '%texture %a_uint2']],
      write: [['%target %a_uint2', '%sampled_target %a_uint2']],
    },
  ),
  imagePair(
    'image-storage-subpass',
    'fragment',
    'an input attachment is read, another image is written and read sparsely',
    {
      images: {
        stored: 'float 2D 0 0 0 2 Unknown',
        attachment: 'float SubpassData 0 0 0 2 Unknown',
      },
      capabilities: withoutFormat,
      body: `${accesses}
%attached = OpImageRead %float4 %attachment %a_int2`,
    },
    {
      write: [[write, 'OpImageWrite %attachment']],
      'sparse-read': [[sparseRead, 'OpImageSparseRead %resident %attachment']],
    },
  ),
  imagePair(
    'image-storage-subpass',
    'multisampled',
    'a sample of an input attachment is read, one of another image is written',
    {
      images: {
        stored: 'uint 2D 0 0 1 2 Unknown',
        attachment: 'uint SubpassData 0 0 1 2 Unknown',
      },
      capabilities: withoutFormat,
      declarations: '%resident_integers = OpTypeStruct %int %uint4',
      body: `%attached = OpImageRead %uint4 %attachment %a_int2 Sample %uint_1
OpImageWrite %stored %a_int2 %attached Sample %uint_1
%sparse = OpImageSparseRead %resident_integers %stored %a_int2 Sample %uint_1`,
    },
    {
      write: [['OpImageWrite %stored', 'OpImageWrite %attachment']],
      'sparse-read': [['%resident_integers %stored', '%resident_integers %attachment']],
    },
    { environments: ['spv1.0'] },
  ),
  imagePair(
    'image-storage-format',
    'known',
    'images of a known format are read and written, an input attachment of an unknown one is read',
    {
      images: { ...readAndWrite, attachment: 'float SubpassData 0 0 0 2 Unknown' },
      body: `${accesses}\n%attached = OpImageRead %float4 %attachment %a_int2`,
    },
    {
      read: [[read, 'OpImageRead %float4 %unknown']],
      'read-what-only-the-run-time-knows': [[read, 'OpImageRead %float4 %unsaid']],
      write: [[write, 'OpImageWrite %unknown']],
      'write-what-only-the-run-time-knows': [[write, 'OpImageWrite %unsaid']],
      'sparse-read': [[sparseRead, 'OpImageSparseRead %resident %unknown']],
    },
  ),
  imagePair(
    'image-storage-format',
    'read-without',
    'images of an unknown format are read, one of a known format is written',
    {
      stage: compute,
      images: readAndWrite,
      capabilities: ['StorageImageReadWithoutFormat'],
      body: `%by_read = OpImageRead %float4 %unknown %a_int2
%by_sparse_read = OpImageSparseRead %resident %unknown %a_int2
OpImageWrite %stored %a_int2 %a_float4`,
    },
    {
      write: [[write, 'OpImageWrite %unknown']],
      'write-what-only-the-run-time-knows': [[write, 'OpImageWrite %unsaid']],
    },
  ),
  imagePair(
    'image-storage-format',
    'write-without',
    'images of an unknown format are written, one of a known format is read',
    {
      stage: compute,
      images: readAndWrite,
      capabilities: ['StorageImageWriteWithoutFormat'],
      body: `%by_read = ${read} %a_int2
%by_sparse_read = ${sparseRead} %a_int2
OpImageWrite %unknown %a_int2 %a_float4`,
    },
    {
      read: [[read, 'OpImageRead %float4 %unknown']],
      'sparse-read': [[sparseRead, 'OpImageSparseRead %resident %unknown']],
    },
    { environments: ['spv1.0'] },
  ),
  imagePair(
    'image-storage-format',
    'one-capability',
    'the capability to read an image without its format is declared',
    {
      stage: compute,
      images: { unknown: 'float Buffer 0 0 0 2 Unknown' },
      capabilities: ['StorageImageReadWithoutFormat'],
      body: '%texel = OpImageRead %float4 %unknown %uint_1',
    },
    instead('OpCapability StorageImageReadWithoutFormat', {
      'that-to-write': 'OpCapability StorageImageWriteWithoutFormat',
      'that-of-formats': 'OpCapability StorageImageExtendedFormats',
    }),
  ),
  imagePair(
    'image-storage-format',
    'other-capability',
    'the capability to write an image without its format is declared',
    {
      stage: compute,
      images: { unknown: 'int 1D 0 1 0 2 Unknown' },
      capabilities: ['StorageImageWriteWithoutFormat'],
      body: 'OpImageWrite %unknown %a_int2 %a_int4',
    },
    instead('OpCapability StorageImageWriteWithoutFormat', {
      'that-to-read': 'OpCapability StorageImageReadWithoutFormat',
      'that-of-formats': 'OpCapability StorageImageExtendedFormats',
    }),
    { environments: ['spv1.0'] },
  ),
  imagePair(
    'image-storage-format',
    'shader-and-kernel',
    'a module that declares Kernel as well as Shader need not know formats',
    {
      stage: compute,
      images: { unknown: 'float 2D 0 0 0 2 Unknown' },
      capabilities: ['Kernel'],
      body: `%texel = OpImageRead %float4 %unknown %a_uint2
%resident_texel = OpImageSparseRead %resident %unknown %a_uint2`,
    },
    instead('OpCapability Kernel', { 'no-kernel': 'OpCapability Int8' }),
  ),
  imagePair(
    'image-storage-format',
    'implied-kernel',
    'a capability that implies Kernel is declared',
    {
      stage: compute,
      images: { unknown: 'float 2D 0 0 0 2 Unknown' },
      capabilities: ['ImageMipmap'],
      body: 'OpImageWrite %unknown %a_uint2 %a_float4',
    },
    instead('OpCapability ImageMipmap', { 'implies-shader': 'OpCapability ImageRect' }),
  ),
  imagePair(
    'image-read-result',
    'floats',
    'scalars and vectors of the sampled type are read',
    {
      images: {
        stored: 'float 2D 0 0 0 2 Rgba32f',
        attachment: 'float SubpassData 0 0 0 2 Unknown',
      },
      body: `%one = OpImageRead %float %stored %a_int2
%two = OpImageRead %float2 %stored %a_int2
%three = OpImageRead %float3 %stored %a_int2
%four = OpImageRead %float4 %attachment %a_int2`,
    },
    {
      ...instead('OpImageRead %float %stored', {
        integer: 'OpImageRead %int %stored',
        boolean: 'OpImageRead %bool %stored',
        half: 'OpImageRead %half %stored',
        double: 'OpImageRead %double %stored',
      }),
      ...instead('OpImageRead %float3 %stored', {
        integers: 'OpImageRead %uint3 %stored',
        booleans: 'OpImageRead %bool3 %stored',
        matrix: 'OpImageRead %float2x2 %stored',
        structure: 'OpImageRead %wrapped %stored',
        array: 'OpImageRead %floats %stored',
      }),
      ...instead('OpImageRead %float4 %attachment', {
        'integers-of-an-attachment': 'OpImageRead %int4 %attachment',
        'halves-of-an-attachment': 'OpImageRead %half4 %attachment',
      }),
    },
  ),
  imagePair(
    'image-read-result',
    'integers',
    'integers are read from images of integers',
    {
      stage: compute,
      images: { signed: 'int 3D 0 0 0 2 Rgba32i', unsigned: 'uint 3D 0 0 0 2 Rgba32ui' },
      body: `%one = OpImageRead %int4 %signed %a_int3
%other = OpImageRead %uint %unsigned %a_int3`,
    },
    {
      unsigned: [['OpImageRead %int4', 'OpImageRead %uint4']],
      long: [['OpImageRead %int4', 'OpImageRead %long4']],
      floats: [['OpImageRead %int4', 'OpImageRead %float4']],
      signed: [['OpImageRead %uint %unsigned', 'OpImageRead %int %unsigned']],
      short: [['OpImageRead %uint %unsigned', 'OpImageRead %ushort %unsigned']],
      'unsigned-long': [['OpImageRead %uint %unsigned', 'OpImageRead %ulong %unsigned']],
      'same-size': [['OpImageRead %uint %unsigned', 'OpImageRead %float %unsigned']],
    },
    { environments: ['spv1.0'] },
  ),
  imagePair(
    'image-read-result',
    'kernel',
    'where the sampled type is void, floats and integers of any width are read',
    {
      stage: picture,
      images: { unsaid: 'void 2D 0 0 0 0 Unknown ReadOnly' },
      body: `%one = OpImageRead %float4 %unsaid %a_uint2
%two = OpImageRead %uint4 %unsaid %a_uint2
%three = OpImageRead %half4 %unsaid %a_uint2
%four = OpImageRead %float %unsaid %a_uint2`,
    },
    {
      structure: [['OpImageRead %float4', 'OpImageRead %wrapped']],
      booleans: [['OpImageRead %uint4', 'OpImageRead %bool4']],
      array: [['OpImageRead %half4', 'OpImageRead %floats']],
      boolean: [['OpImageRead %float %unsaid', 'OpImageRead %bool %unsaid']],
    },
  ),
  imagePair(
    'image-write-texel',
    'floats',
    'scalars and vectors of the sampled type are written',
    {
      stage: compute,
      images: { stored: 'float 2D 0 0 0 2 Rgba32f' },
      declarations: '%one = OpConstant %float 1',
      body: `OpImageWrite %stored %a_int2 %one
OpImageWrite %stored %a_int2 %a_float2
OpImageWrite %stored %a_int2 %a_float3
OpImageWrite %stored %a_int2 %a_float4`,
    },
    {
      ...instead('%a_int2 %one', {
        integer: '%a_int2 %int_1',
        boolean: '%a_int2 %true',
        half: '%a_int2 %a_half',
        double: '%a_int2 %a_double',
      }),
      ...instead('%a_int2 %a_float3', {
        integers: '%a_int2 %a_uint3',
        booleans: '%a_int2 %a_bool4',
        matrix: '%a_int2 %a_float2x2',
        structure: '%a_int2 %a_wrapped',
        array: '%a_int2 %a_floats',
      }),
    },
  ),
  imagePair(
    'image-write-texel',
    'integers',
    'integers are written to images of integers',
    {
      stage: compute,
      images: { signed: 'int Buffer 0 0 0 2 R32i', unsigned: 'uint Cube 0 0 0 2 Rgba32ui' },
      body: `OpImageWrite %signed %int_1 %int_2
OpImageWrite %unsigned %a_int3 %a_uint4`,
    },
    {
      unsigned: [['%int_1 %int_2', '%int_1 %uint_2']],
      float: [['%int_1 %int_2', '%int_1 %float_1']],
      long: [['%int_1 %int_2', '%int_1 %a_long']],
      short: [['%int_1 %int_2', '%int_1 %a_short']],
      'signed-vector': [['%a_int3 %a_uint4', '%a_int3 %a_int4']],
      'vector-of-floats': [['%a_int3 %a_uint4', '%a_int3 %a_float4']],
    },
    { environments: ['spv1.0'] },
  ),
  imagePair(
    'image-write-texel',
    'kernel',
    'where the sampled type is void, floats and integers of any width are written',
    {
      stage: picture,
      images: { target: 'void 3D 0 0 0 0 Unknown WriteOnly' },
      body: `OpImageWrite %target %a_uint4 %a_float4
OpImageWrite %target %a_uint4 %a_uint2
OpImageWrite %target %a_uint4 %a_half4`,
    },
    {
      structure: [['%a_uint4 %a_float4', '%a_uint4 %a_wrapped']],
      array: [['%a_uint4 %a_uint2', '%a_uint4 %a_floats']],
      image: [['%a_uint4 %a_half4', '%a_uint4 %target']],
    },
  ),
]
