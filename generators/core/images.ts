import { instead } from '../pairs/instead.ts'
import { pair } from '../pairs/pair.ts'
import { fragment, kernel } from '../pairs/pieces.ts'

const variables = ['colors', 'numbers', 'samples', 'storage', 'sampler', 'combined', 'depths']

/** A fragment shader with images of several kinds, a sampler, and two of both in one. */
export const images = {
  ...fragment,
  capabilities: 'OpCapability Shader\nOpCapability ImageQuery\nOpCapability SparseResidency',
  entryPoints: `OpEntryPoint Fragment %main "main" ${variables.map((name) => `%${name}`).join(' ')}`,
  annotations: variables
    .map((name, at) => `OpDecorate %${name} DescriptorSet 0\nOpDecorate %${name} Binding ${at}`)
    .join('\n'),
  declarations: `%color_image = OpTypeImage %float 2D 0 0 0 1 Unknown
%number_image = OpTypeImage %uint 2D 0 0 0 1 Unknown
%sample_image = OpTypeImage %float 2D 0 0 1 1 Unknown
%storage_image = OpTypeImage %float 2D 0 0 0 2 Rgba32f
%depth_image = OpTypeImage %float 2D 1 0 0 1 Unknown
%sampler_type = OpTypeSampler
%sampled_color = OpTypeSampledImage %color_image
%sampled_number = OpTypeSampledImage %number_image
%sampled_depth = OpTypeSampledImage %depth_image
%pointer_color_image = OpTypePointer UniformConstant %color_image
%pointer_number_image = OpTypePointer UniformConstant %number_image
%pointer_sample_image = OpTypePointer UniformConstant %sample_image
%pointer_storage_image = OpTypePointer UniformConstant %storage_image
%pointer_sampler = OpTypePointer UniformConstant %sampler_type
%pointer_sampled_color = OpTypePointer UniformConstant %sampled_color
%pointer_sampled_depth = OpTypePointer UniformConstant %sampled_depth
%colors = OpVariable %pointer_color_image UniformConstant
%numbers = OpVariable %pointer_number_image UniformConstant
%samples = OpVariable %pointer_sample_image UniformConstant
%storage = OpVariable %pointer_storage_image UniformConstant
%sampler = OpVariable %pointer_sampler UniformConstant
%combined = OpVariable %pointer_sampled_color UniformConstant
%depths = OpVariable %pointer_sampled_depth UniformConstant
%place = OpConstantComposite %uint2 %uint_0 %uint_0
%middle = OpConstantComposite %float2 %float_0 %float_0
%projected = OpConstantComposite %float3 %float_0 %float_0 %float_1
%black = OpConstantComposite %float4 %float_0 %float_0 %float_0 %float_1`,
}

/** Everything loaded. */
export const loaded = `%color = OpLoad %color_image %colors
%number = OpLoad %number_image %numbers
%multiple = OpLoad %sample_image %samples
%written = OpLoad %storage_image %storage
%with = OpLoad %sampler_type %sampler
%both = OpLoad %sampled_color %combined
%depth = OpLoad %sampled_depth %depths`

/** A kernel with images whose texels are of no type. */
export const kernelImages = {
  ...kernel,
  capabilities: `${kernel.capabilities}\nOpCapability ImageBasic`,
  entryPoints: 'OpEntryPoint Kernel %main "main" %picture %sampler',
  declarations: `%image = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly
%sampler_type = OpTypeSampler
%sampled = OpTypeSampledImage %image
%pointer_image = OpTypePointer UniformConstant %image
%pointer_sampler = OpTypePointer UniformConstant %sampler_type
%picture = OpVariable %pointer_image UniformConstant
%sampler = OpVariable %pointer_sampler UniformConstant
%place = OpConstantComposite %uint2 %uint_0 %uint_0
%middle = OpConstantComposite %float2 %float_0 %float_0`,
}

/** Pairs of the rules on which images, samplers and sampled images an instruction takes and makes. */
export const pairs = [
  pair(
    'sampled-image-result',
    'of-a-shader',
    'an image and a sampler make a sampled image',
    { ...images, body: `${loaded}\n%made = OpSampledImage %sampled_color %color %with` },
    instead('OpSampledImage %sampled_color', {
      image: 'OpSampledImage %color_image',
      sampler: 'OpSampledImage %sampler_type',
      vector: 'OpSampledImage %float4',
    }),
  ),
  pair(
    'sampled-image-sampler',
    'of-a-shader',
    'a sampled image is made with a sampler',
    { ...images, body: `${loaded}\n%made = OpSampledImage %sampled_color %color %with` },
    instead('%sampled_color %color %with', {
      image: '%sampled_color %color %color',
      'sampled-image': '%sampled_color %color %both',
      integer: '%sampled_color %color %uint_0',
    }),
  ),
  pair(
    'sampled-image-sampler',
    'of-a-kernel',
    'a kernel makes a sampled image with the sampler it is given',
    {
      ...kernelImages,
      body: `%read = OpLoad %image %picture
%with = OpLoad %sampler_type %sampler
%made = OpSampledImage %sampled %read %with
%texel = OpImageSampleExplicitLod %float4 %made %middle Lod %float_0`,
    },
    {
      image: [
        [
          '%made = OpSampledImage %sampled %read %with',
          '%made = OpSampledImage %sampled %read %read',
        ],
      ],
    },
  ),
  pair(
    'image-operand',
    'of-a-shader',
    'every instruction that wants an image has one',
    {
      ...images,
      body: `${loaded}
%a = OpSampledImage %sampled_color %color %with
%b = OpImageFetch %float4 %color %place
%c = OpImageRead %float4 %written %place
OpImageWrite %written %place %black
%d = OpImageQuerySizeLod %uint2 %color %uint_0
%e = OpImageQuerySize %uint2 %written
%f = OpImageQueryLevels %uint %color
%g = OpImageQuerySamples %uint %multiple`,
    },
    {
      'sampled-image-again': [['%sampled_color %color %with', '%sampled_color %both %with']],
      'sampler-twice': [['%sampled_color %color %with', '%sampled_color %with %with']],
      'fetch-sampled-image': [['OpImageFetch %float4 %color', 'OpImageFetch %float4 %both']],
      'read-sampler': [['OpImageRead %float4 %written', 'OpImageRead %float4 %with']],
      'write-vector': [['OpImageWrite %written', 'OpImageWrite %black']],
      'size-with-level-of-sampled-image': [['SizeLod %uint2 %color', 'SizeLod %uint2 %both']],
      'size-of-sampled-image': [['QuerySize %uint2 %written', 'QuerySize %uint2 %both']],
      'levels-of-sampled-image': [['QueryLevels %uint %color', 'QueryLevels %uint %both']],
      'samples-of-sampler': [['QuerySamples %uint %multiple', 'QuerySamples %uint %with']],
    },
  ),
  pair(
    'image-operand',
    'of-an-extracted-image',
    'the image of a sampled image is extracted before its texels are fetched',
    {
      ...images,
      body: `${loaded}
%extracted = OpImage %color_image %both
%texel = OpImageFetch %float4 %extracted %place`,
    },
    { 'not-extracted': [['%float4 %extracted %place', '%float4 %both %place']] },
  ),
  pair(
    'image-operand',
    'never-called',
    'a function that nobody calls fetches from an image',
    {
      ...images,
      after: `%unused = OpFunction %void None %signature
%begin = OpLabel
%image = OpLoad %color_image %colors
%texel = OpImageFetch %float4 %image %place
OpReturn
OpFunctionEnd`,
    },
    {
      'sampled-image': [
        ['%image = OpLoad %color_image %colors', '%image = OpLoad %sampled_color %combined'],
      ],
    },
  ),
  pair(
    'image-operand',
    'sparse',
    'sparse images are fetched and read',
    {
      ...images,
      declarations: `${images.declarations}\n%resident = OpTypeStruct %uint %float4`,
      body: `${loaded}
%a = OpImageSparseFetch %resident %color %place
%b = OpImageSparseRead %resident %written %place`,
    },
    {
      fetch: [['OpImageSparseFetch %resident %color', 'OpImageSparseFetch %resident %both']],
      read: [['OpImageSparseRead %resident %written', 'OpImageSparseRead %resident %with']],
    },
  ),
  pair(
    'image-operand',
    'of-a-kernel',
    'format and order of an image are asked for',
    {
      ...kernelImages,
      body: `%read = OpLoad %image %picture
%with = OpLoad %sampler_type %sampler
%made = OpSampledImage %sampled %read %with
%format = OpImageQueryFormat %uint %read
%order = OpImageQueryOrder %uint %read`,
    },
    {
      'format-of-sampled-image': [['QueryFormat %uint %read', 'QueryFormat %uint %made']],
      'order-of-sampler': [['QueryOrder %uint %read', 'QueryOrder %uint %with']],
    },
  ),
  pair(
    'sampled-image-operand',
    'sampling',
    'texels are sampled and gathered from a sampled image',
    {
      ...images,
      body: `${loaded}
%a = OpImageSampleImplicitLod %float4 %both %middle
%b = OpImageSampleExplicitLod %float4 %both %middle Lod %float_0
%c = OpImageSampleProjImplicitLod %float4 %both %projected
%d = OpImageSampleProjExplicitLod %float4 %both %projected Lod %float_0
%e = OpImageGather %float4 %both %middle %uint_1
%f = OpImageQueryLod %float2 %both %middle
%g = OpImage %color_image %both`,
    },
    {
      implicit: [['ImageSampleImplicitLod %float4 %both', 'ImageSampleImplicitLod %float4 %color']],
      explicit: [['ImageSampleExplicitLod %float4 %both', 'ImageSampleExplicitLod %float4 %color']],
      'projected-implicit': [['ProjImplicitLod %float4 %both', 'ProjImplicitLod %float4 %color']],
      'projected-explicit': [['ProjExplicitLod %float4 %both', 'ProjExplicitLod %float4 %color']],
      gather: [['Gather %float4 %both', 'Gather %float4 %color']],
      'query-lod': [['QueryLod %float2 %both', 'QueryLod %float2 %color']],
      extract: [['OpImage %color_image %both', 'OpImage %color_image %color']],
      'extract-sampler': [['OpImage %color_image %both', 'OpImage %color_image %with']],
    },
  ),
  pair(
    'sampled-image-operand',
    'comparing-depth',
    'depths are compared in a sampled image, one that is made here among them',
    {
      ...images,
      declarations: `${images.declarations}
%resident_float = OpTypeStruct %uint %float
%resident_vector = OpTypeStruct %uint %float4`,
      body: `${loaded}
%image_of_depths = OpImage %depth_image %depth
%made = OpSampledImage %sampled_depth %image_of_depths %with
%a = OpImageSampleDrefImplicitLod %float %made %middle %float_1
%b = OpImageSampleDrefExplicitLod %float %depth %middle %float_1 Lod %float_0
%c = OpImageSampleProjDrefImplicitLod %float %depth %projected %float_1
%d = OpImageSampleProjDrefExplicitLod %float %depth %projected %float_1 Lod %float_0
%e = OpImageDrefGather %float4 %depth %middle %float_1
%f = OpImageSparseSampleDrefImplicitLod %resident_float %depth %middle %float_1
%g = OpImageSparseSampleImplicitLod %resident_vector %both %middle`,
    },
    {
      implicit: [['%float %made', '%float %image_of_depths']],
      explicit: [['DrefExplicitLod %float %depth %middle', 'DrefExplicitLod %float %with %middle']],
      'projected-implicit': [
        ['%float %depth %projected %float_1\n', '%float %image_of_depths %projected %float_1\n'],
      ],
      'projected-explicit': [
        [
          '%float %depth %projected %float_1 Lod',
          '%float %image_of_depths %projected %float_1 Lod',
        ],
      ],
      gather: [['DrefGather %float4 %depth', 'DrefGather %float4 %image_of_depths']],
      'sparse-depth': [['%resident_float %depth', '%resident_float %image_of_depths']],
      sparse: [['%resident_vector %both', '%resident_vector %color']],
    },
  ),
  pair(
    'image-result',
    'of-a-shader',
    'what is extracted has the image type of the sampled image',
    {
      ...images,
      declarations: `${images.declarations}
%other_image = OpTypeImage %float 2D 2 0 0 1 Unknown`,
      body: `${loaded}\n%extracted = OpImage %color_image %both`,
    },
    instead('OpImage %color_image', {
      'other-sampled-type': 'OpImage %number_image',
      'other-depth': 'OpImage %other_image',
      'other-samples': 'OpImage %sample_image',
      'sampled-image': 'OpImage %sampled_color',
      sampler: 'OpImage %sampler_type',
    }),
  ),
]
