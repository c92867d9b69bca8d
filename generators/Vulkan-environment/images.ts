import { pairOf, piecesIn, piecesOf } from '../pairs/pair-of.ts'
import { inVulkan, stage } from './shared/stages.ts'

const pointers = `%variable DescriptorSet 0, Binding 0`

/** A fragment shader with an image variable, which it declares itself. */
const shader = piecesIn(stage('Fragment', { interfaces: '%variable' }))`annotations: ${pointers}`

const sampled = piecesIn(shader)`declarations: %image = OpTypeImage %float 2D 0 0 0 1 Unknown
%sampled = OpTypeSampledImage %image
%variable = OpVariable %pointer_UniformConstant_sampled UniformConstant`

/** A query that needs a sampled image. */
function query(name: string, capability: string, line: (image: string) => string) {
  return pairOf`query-sampled/${name} ${inVulkan}: a sampled image is queried
${stage('Fragment', { capabilities: ['ImageQuery', capability], interfaces: '%variable %storage' })}
annotations: ${pointers}
%storage DescriptorSet 0, Binding 1
declarations: %variable = OpVariable %pointer_UniformConstant_image_float_2D_0_0_0_1_Unknown UniformConstant
%storage = OpVariable %pointer_UniformConstant_image_float_2D_0_0_0_2_Rgba32f UniformConstant
body: %sampled_image = OpLoad %image_float_2D_0_0_0_1_Unknown %variable
%storage_image = OpLoad %image_float_2D_0_0_0_2_Rgba32f %storage
${line('{%sampled_image | storage: %storage_image}')}`
}

/** An image operand of offsets, in an instruction on a storage image. */
function offset(name: string, line: string, valid: string) {
  return pairOf`offset-sampled/${name} ${inVulkan}: a storage image is used without an offset
${stage('Fragment', { capabilities: ['ImageGatherExtended'], interfaces: '%variable' })}
annotations: ${pointers}
declarations: %variable = OpVariable %pointer_UniformConstant_image_float_2D_0_0_0_2_Rgba32f UniformConstant
%at = OpConstantComposite %int2 %int_0 %int_0
body: %image = OpLoad %image_float_2D_0_0_0_2_Rgba32f %variable
${line} {${valid} | const-offset: ConstOffset %int2_1_1}`
}

const texel = piecesOf`annotations: ${pointers}`

/** Pairs of the rules on images. */
export const pairs = [
  pairOf`image-sampled-type/types ${inVulkan}: images of numbers are declared
declarations: %image = OpTypeImage {%float | half: %half | double: %double | short: %ushort | char: %uchar | void: %void} 2D 0 0 0 1 Unknown`,
  pairOf`image-sampled-type/integers ${inVulkan}: images of integers are declared
declarations: %signed = OpTypeImage %int 2D 0 0 0 1 Unknown
%image = OpTypeImage {%uint | half: %half} 2D 0 0 0 1 Unknown`,
  pairOf`image-sampled-type/wide ${inVulkan}: an image of 64-bit integers is declared
capabilities: Shader Int64ImageEXT
extensions: OpExtension "SPV_EXT_shader_image_int64"
declarations: %image = OpTypeImage {%ulong | double: %double} 2D 0 0 0 1 Unknown`,
  pairOf`image-sampled-operand/types ${inVulkan}: sampled images and storage images are declared
declarations: %sampled = OpTypeImage %float 2D 0 0 0 1 Unknown
%image = OpTypeImage %float 2D 0 0 0 {2 Rgba32f | unknown: 0 Rgba32f}`,
  pairOf`image-sampled-operand/unknown-format ${inVulkan}: a sampled image is declared
declarations: %image = OpTypeImage %float 2D 0 0 0 {1 | unknown: 0} Unknown`,
  pairOf`sampled-image-sampled/types ${inVulkan}: a sampled image is of an image that is sampled
declarations: %sampled = OpTypeSampledImage {%image_float_2D_0_0_0_1_Unknown | storage: %image_float_2D_0_0_0_2_Rgba32f}`,
  pairOf`image-format-type/float ${inVulkan}: a format of floating-point numbers matches its image
declarations: %image = OpTypeImage %float 2D 0 0 0 2 {Rgba32f | signed: Rgba32i | unsigned: Rgba32ui | one: R32ui}`,
  pairOf`image-format-type/uint ${inVulkan}: a format of unsigned integers matches its image
declarations: %image = OpTypeImage %uint 2D 0 0 0 2 {R32ui | float: R32f | normalized: Rgba8}`,
  pairOf`image-format-type/int ${inVulkan}: a format of signed integers matches its image
declarations: %image = OpTypeImage %int 2D 0 0 0 2 {Rgba8i | float: Rgba16f}`,
  pairOf`image-format-type/extended ${inVulkan}: an extended format matches its image
capabilities: Shader StorageImageExtendedFormats
declarations: %image = OpTypeImage %float 2D 0 0 0 2 {Rg16 | unsigned: Rg16ui | signed: R8i}`,
  pairOf`image-format-type/wide ${inVulkan}: a format of 64-bit integers matches its image
capabilities: Shader Int64ImageEXT
extensions: OpExtension "SPV_EXT_shader_image_int64"
declarations: %image = OpTypeImage %ulong 2D 0 0 0 2 {R64ui | narrow: R32ui}`,
  pairOf`texel-pointer-format/atomic ${inVulkan}: an atomic instruction is used on an image of one number
${texel}
declarations: %image = OpTypeImage %uint 2D 0 0 0 2 {R32ui | four: Rgba32ui | bytes: Rgba8ui | shorts: Rgba16ui}
%variable = OpVariable %pointer_UniformConstant_image UniformConstant
body: %texel = OpImageTexelPointer %pointer_Image_uint %variable %int2_0_0 %uint_0
%old = OpAtomicIAdd %uint %texel %uint_1 %uint_0 %uint_1`,
  pairOf`texel-pointer-format/signed ${inVulkan}: an atomic instruction is used on an image of one signed number
${texel}
declarations: %image = OpTypeImage %int 2D 0 0 0 2 {R32i | four: Rgba32i | bytes: Rgba8i}
%variable = OpVariable %pointer_UniformConstant_image UniformConstant
body: %texel = OpImageTexelPointer %pointer_Image_int %variable %int2_0_0 %uint_0
%old = OpAtomicExchange %int %texel %uint_1 %uint_0 %int_1`,
  query('levels', 'ImageQuery', (image) => `%levels = OpImageQueryLevels %uint ${image}`),
  query(
    'size-of-level',
    'ImageQuery',
    (image) => `%size = OpImageQuerySizeLod %uint2 ${image} %uint_0`,
  ),
  pairOf`subpass-image/types ${inVulkan}: an input attachment is declared
${stage('Fragment', { capabilities: ['InputAttachment'] })}
declarations: %image = OpTypeImage %float SubpassData 0 {0 0 2 | arrayed: 1 0 2} Unknown`,
  pairOf`subpass-coordinate/read ${inVulkan}: an input attachment is read at the origin
${stage('Fragment', { capabilities: ['InputAttachment'], interfaces: '%variable' })}
annotations: ${pointers}
%variable InputAttachmentIndex 0
declarations: %variable = OpVariable %pointer_UniformConstant_image_float_SubpassData_0_0_0_2_Unknown UniformConstant
body: %image = OpLoad %image_float_SubpassData_0_0_0_2_Unknown %variable
%copy = OpCopyObject %int2 %int2_0_0
%texel = OpImageRead %float4 %image {%int2_0_0 | right: %int2_1_0 | below: %int2_0_1 | no-constant: %copy}`,
  offset('read', '%texel = OpImageRead %float4 %image %at', ''),
  pairOf`offset-sampled/fetch ${inVulkan}: a texel of a sampled image is fetched with an offset
${shader}
declarations: %to_image = OpTypePointer UniformConstant %image_float_2D_0_0_0_1_Unknown
%variable = OpVariable %to_image UniformConstant
body: %loaded = OpLoad %image_float_2D_0_0_0_1_Unknown %variable
%texel = OpImageFetch %float4 %loaded %int2_0_0 ConstOffset %int2_1_1`,
  pairOf`gather-component-constant/gather ${inVulkan}: the component of a gather is a constant
${sampled}
declarations: ${sampled.declarations}
body: %loaded = OpLoad %sampled %variable
%component = OpCopyObject %uint %uint_1
%texel = OpImageGather %float4 %loaded %float2_0_0 {%uint_1 | no-constant: %component}`,
  ...(['ImplicitLod', 'ExplicitLod'] as const).map(
    (lod) => pairOf`depth-reference-not-3d/${lod.toLowerCase()} ${inVulkan}: a cube is compared
${shader}
declarations: %image = OpTypeImage %float {Cube | three-dimensions: 3D} 1 0 0 1 Unknown
%sampled = OpTypeSampledImage %image
%variable = OpVariable %pointer_UniformConstant_sampled UniformConstant
body: %loaded = OpLoad %sampled %variable
%depth = OpImageSampleDref${lod} %float %loaded %float3_0_0_0 %float_1 ${lod === 'ExplicitLod' ? 'Lod %float_0' : ''}`,
  ),
  pairOf`image-read-four-components/read ${inVulkan}: a texel has four components
${stage('GLCompute', { interfaces: '%variable' })}
annotations: ${pointers}
declarations: %variable = OpVariable %pointer_UniformConstant_image_float_2D_0_0_0_2_Rgba32f UniformConstant
body: %image = OpLoad %image_float_2D_0_0_0_2_Rgba32f %variable
%texel = OpImageRead {%float4 | one: %float | two: %float2 | three: %float3} %image %int2_0_0`,
  pairOf`opaque-undef/undefined ${inVulkan}: an undefined value is a number
body: %undefined = OpUndef {%uint | sampler: %sampler | image: %image_float_2D_0_0_0_1_Unknown | sampled-image: %sampled_image_float_2D_0_0_0_1_Unknown}`,
]
