import { pairIn } from '../pairs/pair-of.ts'
import { hyphened } from '../signatures/hyphened.ts'
import {
  constant,
  counted,
  heaps,
  ids,
  inHeaps,
  slotOf,
  texelInHeap,
  texelPointer,
  usualImage,
  withCapabilities,
} from './shared/pieces.ts'
import { pathsTo, together } from './shared/uses.ts'

const inFragment = pairIn({ ...withCapabilities(heaps, 'InputAttachment'), skeleton: 'fragment' })

const input = '%input = OpTypeImage %uint SubpassData 0 0 0 2 Unknown'

/** Dimensions of images beside input attachments, and their coordinates. */
const dims = [
  ['1D', '%null_uint'],
  ['3D', '%null_uint3'],
  ['Cube', '%null_uint3'],
  ['Rect', '%null_uint2'],
  ['Buffer', '%null_uint'],
] as const

/** Input attachments of several types. */
const attachments = ` | unsigned-integer: %input | signed-integer: %image_int_SubpassData_0_0_0_2_Unknown
  | float: %image_float_SubpassData_0_0_0_2_Unknown | void: %voids | multisampled: %multisampled`

/** Images of each sampled type and of each use, and what else is declared. */
const types = [
  ['image_float_2D_0_0_0_2_R32f', '%sampler'],
  ['image_int_2D_0_0_0_1_R32i', '%sampled_image_float_2D_0_0_0_1_Unknown'],
  ['image_uint_2D_0_0_0_0_R32ui', '%uint4'],
] as const

/** What is no image type. */
const noImages =
  ids(`%uint %float %uint2 %uint_only %heap_of_${usualImage} %untyped_pointer_Image %slot
  %uint_1 %sampled_image_float_3D_0_0_0_1_Unknown %buffer_StorageBuffer`)

/** Images elsewhere than in the resource heap: the way to the image, and the image. */
const elsewhere = {
  'sampler-heap': [`%slot = ${slotOf(usualImage, '%sampler_heap')}`, '%slot'],
  'heap-itself': ['', '%resource_heap'],
  variable: ['', `%untyped_UniformConstant_${usualImage}_bound_0`],
  'storage-buffer': [
    `%slot = ${slotOf('buffer_StorageBuffer')}
%data = OpBufferPointerEXT %untyped_pointer_StorageBuffer %slot`,
    '%data',
  ],
} as const

const all = Object.values(pathsTo(usualImage))

/** Ways to images, several in one module. */
const paths = {
  elements: together(all.slice(0, 5)),
  members: together(all.slice(5, 9)),
  'copies-and-other-types': together(all.slice(9)),
}

/** What is not an untyped pointer. */
const notPointers =
  ids(`%uint_1 %ulong_16 %float_1 %a_uint %null_uint_only %null_uint2 %main %${usualImage} ${constant}
  %size_of_${usualImage} %variable_UniformConstant_${usualImage}_bound_0 %loaded`)

/** Pairs of the rules on the images that texel pointers are into. */
export const pairs = [
  ...dims.map(
    ([dim, coordinate]) =>
      inFragment`texel-pointer-image-type-is-not-subpass-data/${dim.toLowerCase()}
images of every dimension but SubpassData, in modules that have an input attachment too
annotations: OpDecorateId %input_runtime_array ArrayStrideIdEXT %size
declarations: ${input}
%size = OpConstantSizeOfEXT %uint %input
body: %attachment = OpUntypedAccessChainKHR ${constant} %input_runtime_array %resource_heap %uint_1
${dim === '1D' ? '%loaded = OpLoad %input %attachment' : ''}
${texelInHeap(`type image_uint_${dim}_0_0_0_2_R32ui coordinate ${coordinate}`)}
${counted}`,
  ),
  inFragment`texel-pointer-image-type-is-not-subpass-data/attachments
images are not input attachments, of whatever type those are
declarations: ${input}
%voids = OpTypeImage %void SubpassData 0 0 0 2 Unknown
%multisampled = OpTypeImage %uint SubpassData 0 0 1 2 Unknown
body: ${texelInHeap(`operand {%${usualImage}${attachments}}`)}`,
  ...['1D', '2D', 'Cube', 'Buffer', 'Rect'].map((dim) => {
    const [type, other] = [`image_uint_${dim}_0_0_0_2_R32ui`, /B|R/.test(dim) ? dim : '3D']
    const count = { '1D': '', Buffer: '', Cube: '3' }[dim] ?? '2'
    return inHeaps`texel-pointer-image-type-has-a-listed-dim/${dim.toLowerCase()}
images have a dimension and layers for which there is a number of components
declarations: %arrayed = OpTypeImage %uint ${other} 0 1 0 2 R32ui
body: ${texelInHeap(`type ${type} operand {%${type} | arrayed: %arrayed} coordinate %null_uint${count}`)}`
  }),
  inHeaps`texel-pointer-image-type-is-an-image-type/beside-others: the type of the image is an image type
body: ${texelInHeap(`operand {%${usualImage}${noImages}}`)}`,
  ...types.map(
    ([type, other]) => inHeaps`texel-pointer-image-type-is-an-image-type/${hyphened(type)}
images of each sampled type and of each use
body: ${texelInHeap(`type ${type} operand {%${type}${ids(other)}}`)}`,
  ),
  ...Object.entries(paths).map(
    ([name, { annotations = '', declarations = '', body, ends }]) =>
      inHeaps`texel-pointer-image-is-an-untyped-pointer/${name}: images are in the resource heap, in one step or more
annotations: ${annotations}
declarations: ${declarations}
body: ${body}
${ends.map((image, at) => texelPointer(`image ${image}`).replace('%texel', `%texel_${at}`)).join('\n')}
%counted = OpAtomicIAdd %uint %texel_0 %uint_1 %uint_0 %uint_1`,
  ),
  inHeaps`texel-pointer-image-is-an-untyped-pointer/beside-a-typed-variable
the image is in the resource heap, beside a variable with a type
body: %reached = ${slotOf(usualImage)}
%loaded = OpLoad %${usualImage} %reached
${texelPointer(`image {%reached${notPointers}}`)}
${counted}`,
  ...Object.entries(elsewhere).map(
    ([name, [body, image]]) => inHeaps`texel-pointer-image-is-an-untyped-pointer/${name}
the image is elsewhere than in the resource heap
body: ${body}
${texelPointer(`image ${image}`)}
${counted}`,
  ),
  inHeaps`texel-pointer-image-is-an-untyped-pointer/parameter: the image is a parameter
before: %void %callee(${constant} %image)
${texelPointer('image %image')}`,
]
