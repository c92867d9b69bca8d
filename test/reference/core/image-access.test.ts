import { describe, expect, it } from 'vitest'
import { validate } from '#reference/validate'
import { newest } from '../newest.ts'
import { accessing } from './image-access.ts'
import { compose, kernel, type Pieces } from './pieces.ts'

const flat = '%f32 2D 0 0 0 1 Unknown'
const storage = '%f32 2D 0 0 0 2 Rgba8'
const gather = '%x = OpImageSparseGather %sparse_v4f %si %c2 %u0'

const vulkan: Pieces = {
  capabilities: 'OpCapability VulkanMemoryModel\nOpCapability VulkanMemoryModelDeviceScope',
  memoryModel: 'OpMemoryModel Logical Vulkan',
}

function inKernel(capability: string, use: string): Pieces {
  return {
    ...kernel,
    capabilities: `${kernel.capabilities}\nOpCapability ImageBasic\nOpCapability ${capability}`,
    declarations: `%image = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly
%target = OpTypeImage %void 2D 0 0 0 0 Unknown WriteOnly
%sampler = OpTypeSampler
%sampled = OpTypeSampledImage %image
%n2 = OpConstantComposite %v2u %u0 %u1
%c4 = OpConstantComposite %v4f %f0 %f1 %f1 %f1`,
    locals: `%im = OpUndef %image
%to = OpUndef %target
%sa = OpUndef %sampler
%si = OpSampledImage %sampled %im %sa`,
    body: use,
  }
}

/** Modules that are valid by the text, or whose fault is for one rule alone to tell, with the rules that are broken. */
const table: readonly (readonly [string, Pieces, readonly string[]])[] = [
  [
    'a gradient with the components of a coordinate that is larger than needed',
    accessing(flat, '%x = OpImageSampleExplicitLod %v4f %si %c3 Grad %c3 %c3'),
    [],
  ],
  [
    'a gradient with the dimensions of the image beside such a coordinate',
    accessing(flat, '%x = OpImageSampleExplicitLod %v4f %si %c3 Grad %c2 %c2'),
    [],
  ],
  [
    'offsets with the dimensions of the image beside a projective coordinate',
    accessing(flat, '%x = OpImageSampleProjImplicitLod %v4f %si %c3 ConstOffset %i2'),
    [],
  ],
  [
    'a face of a layer as one coordinate',
    accessing('%f32 Cube 0 1 0 2 Rgba8', '%x = OpImageRead %v4f %im %n3'),
    [],
  ],
  [
    'a multisampled image that is gathered from sparsely',
    accessing('%f32 2D 0 0 1 1 Unknown', gather),
    [],
  ],
  ['offsets of a sparse gather', accessing(flat, `${gather} ConstOffsets %four`), []],
  [
    'a fetch that makes texels visible',
    accessing(flat, '%x = OpImageFetch %v4f %im %n2 MakeTexelVisible|NonPrivateTexel %u1', vulkan),
    [],
  ],
  [
    'a texel of Booleans where Sampled Type is void',
    accessing('%void 2D 0 0 0 2 Rgba8', 'OpImageWrite %im %n2 %true'),
    [],
  ],
  [
    'an image that is written without a format',
    accessing('%f32 2D 0 0 0 2 Unknown', 'OpImageWrite %im %n2 %c4', {
      capabilities: 'OpCapability StorageImageWriteWithoutFormat',
    }),
    [],
  ],
  [
    'offsets in an array whose length may be specialized',
    accessing(flat, '%x = OpImageGather %v4f %si %c2 %u0 ConstOffsets %open', {
      declarations:
        '%size = OpSpecConstant %u32 3\n%open_type = OpTypeArray %v2i %size\n%open = OpConstantNull %open_type',
    }),
    [],
  ],
  [
    'coordinates of integers in a kernel',
    inKernel('Int64', '%x = OpImageSampleExplicitLod %v4f %si %n2 Lod %f0'),
    [],
  ],
  [
    'an image without a format in a kernel',
    inKernel('Int64', '%x = OpImageRead %v4f %im %n2\nOpImageWrite %to %n2 %c4'),
    [],
  ],
  [
    'a level that is written to in a kernel',
    inKernel('ImageMipmap', 'OpImageWrite %to %n2 %c4 Lod %u1'),
    [],
  ],
  [
    'such a level without the capability',
    inKernel('Int64', 'OpImageWrite %to %n2 %c4 Lod %u1'),
    ['core/image-operands-instruction'],
  ],
  [
    'subpass data that is sampled',
    accessing(
      '%f32 SubpassData 0 0 0 2 Unknown',
      '%x = OpImageSampleProjImplicitLod %v4f %si %c3 Bias %f0',
    ),
    ['core/sampled-image-not-subpass'],
  ],
  [
    'a sampled buffer in a version in which its type is wrong',
    accessing('%f32 Buffer 0 0 0 1 Unknown', '%x = OpImageSampleImplicitLod %v4f %si %c2', {
      minor: 6,
    }),
    ['core/sampled-image-not-buffer'],
  ],
  [
    'a sampled image where an image is asked for',
    accessing('%f32 Cube 0 0 0 1 Unknown', '%x = OpImageFetch %v4f %si %n2 Lod %u0'),
    ['core/image-operand'],
  ],
  [
    'a type where a coordinate is asked for',
    accessing(flat, '%x = OpImageSampleImplicitLod %v4f %si %v2f'),
    ['core/operand-is-object'],
  ],
  [
    'a function where an offset is asked for',
    accessing(flat, '%x = OpImageSampleImplicitLod %v4f %si %c2 ConstOffset %main'),
    ['core/operand-is-object'],
  ],
  [
    'texels of Booleans that are extended',
    accessing(flat, '%x = OpImageFetch %v2b %im %n2 SignExtend'),
    ['core/image-texel-result'],
  ],
  [
    'a cube that is fetched from with too few coordinates',
    accessing('%f32 Cube 0 0 0 1 Unknown', '%x = OpImageFetch %v4f %im %n2 ConstOffset %i2'),
    ['core/image-fetch-image'],
  ],
  [
    'a Sample that is not for the instruction, of another type',
    accessing(flat, '%x = OpImageSampleImplicitLod %v4f %si %c2 Sample %f0'),
    ['core/image-operands-instruction'],
  ],
  [
    'an MS that is none',
    accessing('%f32 2D 0 0 2 2 Rgba8', '%x = OpImageRead %v4f %im %n2'),
    ['core/image-multisampled'],
  ],
  [
    'a Sampled Type that is none',
    accessing(storage.replace('%f32', '%bool'), '%x = OpImageRead %v4f %im %n2'),
    ['core/image-sampled-type'],
  ],
]

describe('what image instructions leave to each other and to the text', () => {
  it.each(table)('%s', (_, pieces, broken) => {
    const verdict = validate(compose(pieces), newest)
    const blames = verdict.kind === 'invalid' ? verdict.blames.map(({ rule }) => rule) : []
    expect([...new Set(blames)]).toEqual(broken)
    expect(verdict.kind).toBe(broken.length === 0 ? 'valid' : 'invalid')
  })
})
