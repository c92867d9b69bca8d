import { pairOf } from '../pairs/pair-of.ts'
import { untypedPointers } from '../pairs/pieces.ts'
import { untypedKernel, withCapabilities } from './shared/pieces.ts'

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

const shader = {
  ...withCapabilities(
    untypedPointers,
    'Image1D',
    'ImageBuffer',
    'ImageCubeArray',
    'StorageImageMultisample',
  ),
  interfaces: [...images, ints].join(' '),
}

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

/** Pairs of the rules on what `OpImageTexelPointer` results in, and on its image in the first versions of the text. */
export const pairs = [
  pairOf`image-texel-pointer-result-type-is-a-pointer-type/shader
texels of images of every shape are pointed to by pointers of either kind
${shader}
body: ${all}
%one = ${texel(`{%untyped_pointer_Image | ${notPointerType}}`, flat)}
%two = ${texel('{%pointer_Image_uint | typed-integer: %uint | typed-structure: %uint_only}', flat)}
%three = ${texel('{%untyped_pointer_Image | of-a-cube-vector: %uint2}', images[4] ?? flat, 'uint3')}`,
  pairOf`image-texel-pointer-result-type-is-a-pointer-type/rectangle
a texel of a rectangle is pointed to
${withCapabilities(untypedPointers, 'ImageRect')}
interfaces: %variable_UniformConstant_image_uint_Rect_0_0_0_2_R32ui_bound_0
body: %one = ${texel('{%untyped_pointer_Image | integer: %uint}', '%variable_UniformConstant_image_uint_Rect_0_0_0_2_R32ui_bound_0')}`,
  pairOf`image-texel-pointer-result-type-is-image/shader
texels are accessed atomically
${shader}
body: %one = ${texel(`{%untyped_pointer_Image ${elsewhere(outside, untyped)}}`, flat)}
%two = ${texel(`{%pointer_Image_uint ${elsewhere({ ...outside, ...within }, typed, 'typed-')}}`, flat)}
%other = ${texel('%untyped_pointer_Image', flat)}
%least = OpAtomicUMin %uint %other %uint_1 %uint_0 %uint_5
%typed = ${texel('%pointer_Image_int', ints)}
OpAtomicStore %typed %uint_1 %uint_0 %int_1`,
  pairOf`image-texel-pointer-result-type-is-image/within-a-shader in spv1.3
pointers to texels do not point to memory of a shader
${shader}
interfaces:
body: %one = ${texel(`{%untyped_pointer_Image ${elsewhere(within, untyped)}}`, flat)}`,
  pairOf`image-texel-pointer-typed-result-points-to-a-numerical-scalar-or-void/shader
typed results point to the sampled type
${shader}
body: %one = ${texel(
    `{%pointer_Image_uint | vector: %pointer_Image_uint2 | structure: %pointer_Image_uint_only | array: %pointer_Image_uints
  | boolean: %pointer_Image_bool | untyped-pointer: %pointer_Image_untyped_pointer_Image}`,
    flat,
  )}
%two = ${texel('{%pointer_Image_int | vector-of-signed: %pointer_Image_int2}', ints)}
%three = ${texel('{%pointer_Image_float | matrix: %pointer_Image_float2x2}', images[1] ?? flat, 'uint3')}`,
  pairOf`image-texel-pointer-typed-result-points-to-a-numerical-scalar-or-void/kernel
typed results point to void where that is the sampled type
${withCapabilities(untypedKernel, 'ImageBasic')}
declarations: %image = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly
%to_image = OpTypePointer UniformConstant %image
%variable = OpVariable %to_image UniformConstant
body: %one = ${texel('{%pointer_Image_void | boolean: %pointer_Image_bool | structure: %pointer_Image_uint_only}', '%variable')}`,
  pairOf`image-texel-pointer-image-is-a-typed-pointer/shader
images are variables, elements of arrays, copies and parameters, beside untyped ones
${shader}
interfaces: ${shader.interfaces} %untyped %array
annotations: %untyped DescriptorSet 1, Binding 0
%array DescriptorSet 1, Binding 1
declarations: %untyped = OpUntypedVariableKHR %untyped_pointer_UniformConstant UniformConstant %${type}
%images = OpTypeArray %${type} %uint_4
%to_images = OpTypePointer UniformConstant %images
%array = OpVariable %to_images UniformConstant
body: %again = OpUntypedAccessChainKHR %untyped_pointer_UniformConstant %${type} ${flat}
%element = OpAccessChain %pointer_UniformConstant_${type} %array %uint_2
%copy = OpCopyObject %pointer_UniformConstant_${type} ${flat}
%one = ${texel('%untyped_pointer_Image', `{${flat} | untyped-again: %again | untyped-variable: %untyped}`)}
%two = ${texel('%pointer_Image_uint', '{%element | typed-of-untyped: %untyped}')}
%three = ${texel('%untyped_pointer_Image', '%copy')}
%done = OpFunctionCall %void %take ${flat}
after: %take = OpFunction %void None %signature_void_of_pointer_UniformConstant_${type}
%parameter = OpFunctionParameter %pointer_UniformConstant_${type}
%begin: %four = ${texel('%untyped_pointer_Image', '%parameter')}
OpReturn
OpFunctionEnd`,
]
