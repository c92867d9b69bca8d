import { pairIn, pairOf, piecesIn, tagIn } from '../pairs/pair-of.ts'
import { bindingsOf } from '../pairs/pieces.ts'
import { kinds, withCapabilities } from './shared/pieces.ts'

/** A variable with an image of that sampled type and shape. */
function image(sampled: 'uint' | 'int' | 'float', shape: string, binding: number): string {
  const format = { uint: 'R32ui', int: 'R32i', float: 'R32f' }[sampled]
  return `%variable_UniformConstant_image_${sampled}_${shape}_2_${format}_bound_${binding}`
}

/** Images by their shape, each with the type of a coordinate and a sample. */
const shapes = [
  ['2D_0_0_0', 'uint2'],
  ['3D_0_0_0', 'uint3'],
  ['1D_0_0_0', 'uint'],
  ['Buffer_0_0_0', 'uint'],
  ['Cube_0_0_0', 'uint3'],
  ['2D_0_1_0', 'uint3'],
  ['Cube_0_1_0', 'uint3'],
  ['2D_0_0_1', 'uint2'],
] as const

const images = shapes.map(([shape], at) => image(at % 2 === 0 ? 'uint' : 'float', shape, at))
const flat = image('uint', '2D_0_0_0', 0)
const ints = image('int', '2D_0_0_0', 8)
const type = 'image_uint_2D_0_0_0_2_R32ui'

const inShader = tagIn(kinds.shader)`
+capabilities: Image1D ImageBuffer ImageCubeArray StorageImageMultisample
interfaces: ${[...images, ints].join(' ')}`

/** A pointer to the first texel. */
function texel(result: string, from: string, coordinate = 'uint2'): string {
  return `OpImageTexelPointer ${result} ${from} %null_${coordinate} %uint_0`
}

/** Pointers to texels of every image. */
const all = shapes
  .map(
    ([, coordinate], at) =>
      `%of_${at} = ${texel('%untyped_pointer_Image', images[at] ?? flat, coordinate)}`,
  )
  .join('\n')

const notPointerType = 'integer: %uint | vector: %uint2 | structure: %uint_only'

const outside = {
  'uniform-constant': 'UniformConstant',
  'storage-buffer': 'StorageBuffer',
  uniform: 'Uniform',
  workgroup: 'Workgroup',
} as const
const within = { private: 'Private', function: 'Function' } as const

function elsewhere(
  classes: Readonly<Record<string, string>>,
  name: (storageClass: string) => string,
  before = '',
): string {
  return Object.entries(classes)
    .map(([way, storageClass]) => `| ${before}${way}: ${name(storageClass)}`)
    .join(' ')
}

const untyped = (storageClass: string) => `%untyped_pointer_${storageClass}`
const typed = (storageClass: string) => `%pointer_${storageClass}_uint`

const bound = ['typed', 'untyped', 'of_ints', 'of_floats', 'line', 'bytes', 'sampled', 'attachment']

const fragments = piecesIn(kinds.fragment)`+capabilities: InputAttachment Image1D ImageBuffer
interfaces: ${bound.map((name) => `%${name}`).join(' ')}
annotations: ${bindingsOf(bound)}\nOpDecorate %attachment InputAttachmentIndex 0
declarations: %to_byte_image = OpTypePointer UniformConstant %image_uint_Buffer_0_0_0_2_R32ui
%to_attached = OpTypePointer UniformConstant %image_uint_SubpassData_0_0_0_2_Unknown
%to_combined = OpTypePointer UniformConstant %sampled_image_uint_2D_0_0_0_1_Unknown
%to_texel = OpTypeUntypedPointerKHR Image
%typed = OpVariable %pointer_UniformConstant_image_uint_2D_0_0_0_2_R32ui UniformConstant
%untyped = OpUntypedVariableKHR %untyped_pointer_UniformConstant UniformConstant %image_uint_2D_0_0_0_2_R32ui
%of_ints = OpVariable %pointer_UniformConstant_image_int_2D_0_0_0_2_R32i UniformConstant
%of_floats = OpVariable %pointer_UniformConstant_image_float_2D_0_0_0_2_R32f UniformConstant
%line = OpVariable %pointer_UniformConstant_image_uint_1D_0_0_0_2_R32ui UniformConstant
%bytes = OpVariable %to_byte_image UniformConstant
%sampled = OpVariable %to_combined UniformConstant
%attachment = OpVariable %to_attached UniformConstant
%number = OpVariable %pointer_Private_uint Private`

const inFragments = pairIn(fragments)

const inWithNumber = pairIn({ ...fragments, interfaces: `${fragments.interfaces} %number` })

/** Pairs of the rules on what `OpImageTexelPointer` results in, and on its image in the first versions of the text. */
export const pairs = [
  inShader`image-texel-pointer-result-type-is-a-pointer-type/shader
texels of images of every shape are pointed to by pointers of either kind
body: ${all}
%one = ${texel(`{%untyped_pointer_Image | ${notPointerType}}`, flat)}
%two = ${texel('{%pointer_Image_uint | typed-integer: %uint | typed-structure: %uint_only}', flat)}
%three = ${texel('{%untyped_pointer_Image | of-a-cube-vector: %uint2}', images[4] ?? flat, 'uint3')}`,
  pairOf`image-texel-pointer-result-type-is-a-pointer-type/rectangle: a texel of a rectangle is pointed to
${withCapabilities(kinds.shader, 'ImageRect')}
body: %one = ${texel('{%untyped_pointer_Image | integer: %uint}', '%variable_UniformConstant_image_uint_Rect_0_0_0_2_R32ui_bound_0')}`,
  inShader`image-texel-pointer-result-type-is-image/shader: texels are accessed atomically
body: %one = ${texel(`{%untyped_pointer_Image ${elsewhere(outside, untyped)}}`, flat)}
%two = ${texel(`{%pointer_Image_uint ${elsewhere({ ...outside, ...within }, typed, 'typed-')}}`, flat)}
%other = ${texel('%untyped_pointer_Image', flat)}
%least = OpAtomicUMin %uint %other %uint_1 %uint_0 %uint_5
%typed = ${texel('%pointer_Image_int', ints)}
OpAtomicStore %typed %uint_1 %uint_0 %int_1`,
  inShader`image-texel-pointer-result-type-is-image/within-a-shader in spv1.3
pointers to texels do not point to memory of a shader
interfaces:
body: %one = ${texel(`{%untyped_pointer_Image ${elsewhere(within, untyped)}}`, flat)}`,
  inShader`image-texel-pointer-typed-result-points-to-a-numerical-scalar-or-void/shader
typed results point to the sampled type
body: %one = ${texel(
    `{%pointer_Image_uint | vector: %pointer_Image_uint2 | structure: %pointer_Image_uint_only | array: %pointer_Image_uints
  | boolean: %pointer_Image_bool | untyped-pointer: %pointer_Image_untyped_pointer_Image}`,
    flat,
  )}
%two = ${texel('{%pointer_Image_int | vector-of-signed: %pointer_Image_int2}', ints)}
%three = ${texel('{%pointer_Image_float | matrix: %pointer_Image_float2x2}', images[1] ?? flat, 'uint3')}`,
  pairOf`image-texel-pointer-typed-result-points-to-a-numerical-scalar-or-void/kernel
typed results point to void where that is the sampled type
${withCapabilities(kinds.kernel, 'ImageBasic')}
declarations: %variable = OpVariable %pointer_UniformConstant_image_void_2D_0_0_0_0_Unknown_ReadOnly UniformConstant
body: %one = ${texel('{%pointer_Image_void | boolean: %pointer_Image_bool | structure: %pointer_Image_uint_only}', '%variable')}`,
  inShader`image-texel-pointer-image-is-a-typed-pointer/shader
images are variables, elements of arrays, copies and parameters, beside untyped ones
+interfaces: %untyped %variable_UniformConstant_images
annotations: %untyped DescriptorSet 1, Binding 0
%variable_UniformConstant_images DescriptorSet 1, Binding 1
declarations: %untyped = OpUntypedVariableKHR %untyped_pointer_UniformConstant UniformConstant %${type}
%images = OpTypeArray %${type} %uint_4
body: %again = OpUntypedAccessChainKHR %untyped_pointer_UniformConstant %${type} ${flat}
%element = OpAccessChain %pointer_UniformConstant_${type} %variable_UniformConstant_images %uint_2
%copy = OpCopyObject %pointer_UniformConstant_${type} ${flat}
%one = ${texel('%untyped_pointer_Image', `{${flat} | untyped-again: %again | untyped-variable: %untyped}`)}
%two = ${texel('%pointer_Image_uint', '{%element | typed-of-untyped: %untyped}')}
%three = ${texel('%untyped_pointer_Image', '%copy')}
%done = OpFunctionCall %void %take ${flat}
after: %void %take(%pointer_UniformConstant_${type} %parameter)
%four = ${texel('%untyped_pointer_Image', '%parameter')}`,
  inWithNumber`image-texel-pointer-image-is-a-pointer/either-kind
texels are pointed to through typed and untyped pointers to images
body: %loaded = OpLoad %image_uint_2D_0_0_0_2_R32ui %typed
%first = OpImageTexelPointer %pointer_Image_uint {%typed | image: %loaded | number: %uint_0} %a_uint2 %uint_0
%second = OpImageTexelPointer %to_texel {%untyped | image-for-untyped: %loaded | vector: %a_uint2
  | type: %untyped_pointer_UniformConstant} %a_uint2 %uint_0
%third = OpImageTexelPointer %to_texel %typed %a_uint2 %uint_0
%fourth = OpImageTexelPointer %pointer_Image_uint %untyped %a_uint2 %uint_0`,
  inWithNumber`image-texel-pointer-typed-image-points-to-an-image/shapes
typed pointers point to images of several shapes
body: %first = OpImageTexelPointer %pointer_Image_uint {%typed | combined: %sampled | number: %number} %a_uint2 %uint_0
%second = OpImageTexelPointer %to_texel {%line | combined-to-untyped: %sampled
  | number-to-untyped: %number} {%uint_0 | combined-to-untyped: %a_uint2} %uint_0
%third = OpImageTexelPointer %pointer_Image_uint %bytes %uint_0 %uint_0
%fourth = OpImageTexelPointer %to_texel %untyped %a_uint2 %uint_0`,
  inFragments`image-texel-pointer-typed-image-has-the-sampled-type-of-a-typed-result/numbers
typed pointers to texels point to the sampled type of the image
body: %first = OpImageTexelPointer {%pointer_Image_uint | signed: %pointer_Image_int
  | float: %pointer_Image_float} %typed %a_uint2 %uint_0
%second = OpImageTexelPointer %pointer_Image_int {%of_ints | of-unsigned: %typed
  | of-floats: %of_floats} %a_uint2 %uint_0
%third = OpImageTexelPointer %pointer_Image_float {%of_floats | of-ints: %of_ints} %a_uint2 %uint_0`,
  inFragments`image-texel-pointer-typed-image-has-the-sampled-type-of-a-typed-result/untyped
where image or result is untyped there is no type to compare
body: %first = OpImageTexelPointer %to_texel %of_floats %a_uint2 %uint_0
%second = OpImageTexelPointer %pointer_Image_int %untyped %a_uint2 %uint_0
%third = OpImageTexelPointer {%to_texel | typed-result: %pointer_Image_float} %of_ints %a_uint2 %uint_0
%fourth = OpImageTexelPointer %pointer_Image_uint {%untyped | typed-image: %of_floats} %a_uint2 %uint_0`,
  inFragments`image-texel-pointer-typed-image-has-no-subpass-data/attachment
texels are pointed to in images beside an input attachment
entryPoints: OpEntryPoint Fragment %main "main" ${fragments.interfaces}
modes: %main OriginUpperLeft
body: %first = OpImageTexelPointer %pointer_Image_uint {%typed | subpass: %attachment} %a_uint2 %uint_0
%second = OpImageTexelPointer %to_texel {%typed | subpass-to-untyped: %attachment} %a_uint2 %uint_0`,
]
