import { instead } from '../pairs/instead.ts'
import { pair } from '../pairs/pair.ts'
import { fragment, library } from '../pairs/pieces.ts'
import { kernelLibrary } from './types.ts'

const subpass = {
  ...fragment,
  capabilities: 'OpCapability Shader\nOpCapability InputAttachment',
  entryPoints: 'OpEntryPoint Fragment %main "main" %attachment',
  annotations: `OpDecorate %attachment DescriptorSet 0
OpDecorate %attachment Binding 0
OpDecorate %attachment InputAttachmentIndex 0`,
}

const attachment = `%image = OpTypeImage %float SubpassData 0 0 0 2 Unknown
%pointer_image = OpTypePointer UniformConstant %image
%attachment = OpVariable %pointer_image UniformConstant`

/** Pairs of the rules on image types. */
export const pairs = [
  pair(
    'image-sampled-type',
    'numbers',
    'images of floats and of both kinds of integers',
    {
      ...library,
      declarations: `%structure = OpTypeStruct %float
%pointer_float = OpTypePointer Private %float
%array = OpTypeArray %float %uint_4
%floats = OpTypeImage %float 2D 0 0 0 1 Unknown
%integers = OpTypeImage %int 2D 0 0 0 1 Unknown
%image = OpTypeImage %uint 2D 0 0 0 1 Unknown`,
    },
    instead('OpTypeImage %uint 2D', {
      boolean: 'OpTypeImage %bool 2D',
      vector: 'OpTypeImage %float4 2D',
      structure: 'OpTypeImage %structure 2D',
      array: 'OpTypeImage %array 2D',
      pointer: 'OpTypeImage %pointer_float 2D',
      image: 'OpTypeImage %floats 2D',
      constant: 'OpTypeImage %uint_4 2D',
    }),
  ),
  pair(
    'image-sampled-type',
    'void-in-a-kernel',
    'an image of a kernel has the sampled type void',
    {
      ...kernelLibrary,
      capabilities: `${kernelLibrary.capabilities}\nOpCapability ImageBasic`,
      declarations: '%image = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly',
    },
    instead('OpTypeImage %void 2D', {
      vector: 'OpTypeImage %float4 2D',
      boolean: 'OpTypeImage %bool 2D',
    }),
  ),
  pair(
    'image-depth',
    'zero-to-two',
    'images without, with and with unsaid depth',
    {
      ...library,
      declarations: `%color = OpTypeImage %float 2D 0 0 0 1 Unknown
%depth = OpTypeImage %float 2D 1 0 0 1 Unknown
%either = OpTypeImage %float 2D 2 0 0 1 Unknown`,
    },
    instead('2D 2 0 0 1', { three: '2D 3 0 0 1', 'all-bits': '2D 4294967295 0 0 1' }),
  ),
  pair(
    'image-arrayed',
    'zero-and-one',
    'an image and an array of images in one',
    {
      ...library,
      declarations: `%single = OpTypeImage %float 2D 0 0 0 1 Unknown
%layers = OpTypeImage %float 2D 0 1 0 1 Unknown`,
    },
    instead('2D 0 1 0 1', { two: '2D 0 2 0 1', 'high-bit': '2D 0 2147483649 0 1' }),
  ),
  pair(
    'image-multisampled',
    'zero-and-one',
    'an image with one sample and one with more',
    {
      ...library,
      declarations: `%single = OpTypeImage %float 2D 0 0 0 1 Unknown
%samples = OpTypeImage %float 2D 0 0 1 1 Unknown`,
    },
    instead('2D 0 0 1 1', { two: '2D 0 0 2 1', four: '2D 0 0 4 1' }),
  ),
  pair(
    'image-sampled',
    'zero-to-two',
    'an image of each way to access it',
    {
      ...library,
      declarations: `%unsaid = OpTypeImage %float 2D 0 0 0 0 Rgba32f
%sampled = OpTypeImage %float 2D 0 0 0 1 Rgba32f
%storage = OpTypeImage %float 2D 0 0 0 2 Rgba32f`,
    },
    instead('0 0 0 2 Rgba32f', {
      three: '0 0 0 3 Rgba32f',
      'all-bits': '0 0 0 4294967295 Rgba32f',
    }),
  ),
  pair(
    'image-subpass-data',
    'input-attachment',
    'an input attachment of a fragment shader',
    { ...subpass, declarations: attachment },
    instead('0 0 0 2 Unknown', {
      'sampled-1': '0 0 0 1 Unknown',
      'sampled-0': '0 0 0 0 Unknown',
      rgba32f: '0 0 0 2 Rgba32f',
      rgba8: '0 0 0 2 Rgba8',
    }),
  ),
  pair(
    'image-subpass-data',
    'other-dimensions',
    'a 2D image may have what an input attachment may not',
    {
      ...subpass,
      declarations: `${attachment}
%storage = OpTypeImage %float 2D 0 0 0 2 Rgba32f
%more = OpTypeImage %int 2D 0 0 0 1 Unknown`,
    },
    {
      format: [['%float 2D 0 0 0 2 Rgba32f', '%float SubpassData 0 0 0 2 Rgba32f']],
      sampled: [['%int 2D 0 0 0 1 Unknown', '%int SubpassData 0 0 0 1 Unknown']],
    },
  ),
  pair(
    'sampled-image-image-type',
    'image',
    'a sampled image is made of an image type',
    {
      ...library,
      declarations: `%image = OpTypeImage %float 2D 0 0 0 1 Unknown
%sampler = OpTypeSampler
%pointer_image = OpTypePointer UniformConstant %image
%array = OpTypeArray %image %uint_4
%structure = OpTypeStruct %image
%cube = OpTypeImage %float Cube 0 0 0 1 Unknown
%sampled_cube = OpTypeSampledImage %cube
%sampled = OpTypeSampledImage %image`,
    },
    instead('OpTypeSampledImage %image', {
      sampler: 'OpTypeSampledImage %sampler',
      'sampled-image': 'OpTypeSampledImage %sampled_cube',
      pointer: 'OpTypeSampledImage %pointer_image',
      array: 'OpTypeSampledImage %array',
      structure: 'OpTypeSampledImage %structure',
      scalar: 'OpTypeSampledImage %float',
    }),
  ),
  pair(
    'sampled-image-not-subpass',
    'beside-an-input-attachment',
    'an input attachment and a sampled image of another dimension',
    {
      ...subpass,
      declarations: `${attachment}
%flat = OpTypeImage %float 2D 0 0 0 1 Unknown
%sampled = OpTypeSampledImage %flat`,
    },
    { subpass: [['OpTypeSampledImage %flat', 'OpTypeSampledImage %image']] },
  ),
  pair(
    'sampled-image-not-buffer',
    'beside-a-texel-buffer',
    'a texel buffer, and a sampled image of one dimension',
    {
      ...library,
      capabilities: `${library.capabilities}
OpCapability Sampled1D
OpCapability SampledBuffer`,
      declarations: `%texels = OpTypeImage %float Buffer 0 0 0 1 Unknown
%line = OpTypeImage %float 1D 0 0 0 1 Unknown
%sampled = OpTypeSampledImage %line`,
    },
    {
      buffer: [['OpTypeSampledImage %line', 'OpTypeSampledImage %texels']],
      'other-dimension': [['%float 1D 0', '%int Buffer 0']],
    },
  ),
]
