import { pairOf } from '../pairs/pair-of.ts'
import {
  constant,
  counted,
  environmentsOf,
  heaps,
  ids,
  inHeaps,
  inVersion,
  texelInHeap,
  texelPointer,
  usualImage,
  withCapabilities,
} from './shared/pieces.ts'

const image = '%untyped_pointer_Image'

/** Storage classes of texel pointers: those into which a Vulkan module may have untyped pointers, and others. */
const classes = {
  usual: ['UniformConstant', 'Uniform', 'StorageBuffer', 'PushConstant'],
  unusual: ['Workgroup', 'Input', 'Output', 'Private', 'Function', 'CrossWorkgroup'],
} as const

/** Atomic instructions that compute with what is there. */
const arithmetic = [
  ...['IAdd', 'ISub', 'SMin', 'UMin', 'SMax', 'UMax', 'And', 'Or', 'Xor'].map(
    (name) => `%by_${name} = OpAtomic${name} %uint %texel %uint_1 %uint_0 %uint_1`,
  ),
  '%by_increment = OpAtomicIIncrement %uint %texel %uint_1 %uint_0',
  '%by_decrement = OpAtomicIDecrement %uint %texel %uint_1 %uint_0',
]

/** Versions, dimensions, and storage classes of other pointers. */
const versions = [
  [4, 'Cube', 'Private'],
  [2, '2D', 'Function'],
  [1, 'Cube', 'StorageBuffer'],
  [0, '2D', 'Private'],
] as const

/** Images of several shapes that texel pointers are into, and their coordinates. */
const images = [
  ['2-d', usualImage, '%null_uint2'],
  ['buffer', 'image_uint_Buffer_0_0_0_2_R32ui', '%null_uint'],
  ['1-d', 'image_uint_1D_0_0_0_2_R32ui', '%null_uint'],
  ['cube', 'image_uint_Cube_0_0_0_2_R32ui', '%null_uint3'],
] as const

/** Images with a listed dimension: coordinates, and other ones that have too few components or too many. */
const shapedImages = [
  ['1-d', '1D_0_0_0_2', '%null_uint', ''],
  ['1-d-arrayed', '1D_0_1_0_2', '%null_uint2', ' | one-component-less: %null_uint'],
  ['2-d', '2D_0_0_0_2', '%null_uint2', ' | one-component-more: %null_uint3'],
  ['2-d-arrayed-multisampled', '2D_0_1_1_2', '%null_uint3', ' | one-component-less: %null_uint2'],
  ['2-d-arrayed-sampled', '2D_0_1_0_1', '%null_int3', ''],
  ['2-d-at-run-time', '2D_0_0_0_0', '%null_int2', ''],
  ['3-d', '3D_0_0_0_2', '%null_uint3', ' | one-component-less: %null_uint2'],
  ['cube', 'Cube_0_0_0_2', '%null_uint3', ' | one-component-more: %null_uint4'],
  ['cube-arrayed', 'Cube_0_1_0_2', '%null_uint3', ''],
  ['rect', 'Rect_0_0_0_2', '%null_uint2', ''],
  [
    'buffer',
    'Buffer_0_0_0_2',
    '%null_uint',
    ' | one-component-more: %null_uint2 | two-components-more: %null_uint3',
  ],
] as const

/** Types that are not untyped pointer types. */
const notUntyped = ids(`%uint %float %bool %uint2 %uint_only %${usualImage} %pointer_Image_uint
  %pointer_UniformConstant_${usualImage}`)

/** Values that are no integers, for images of one coordinate. */
const noIntegers =
  ids(`%null_float %null_half %null_double %null_bool %null_uint_only %uint %null_uint_array1
  %slot %main`)

/** Integer types of coordinates, the dimension, and the value: a line of the function, the id, other ones. */
const values = [
  ['char', 'Buffer', '', '%char_3', ''],
  ['int', '2D', '', '%int2_3_3', ' | float: %null_float2'],
  ['ulong', '3D', '', '%spec_ulong3_3_3_3', ''],
  ['long', 'Buffer', '%sum = OpIAdd %long %null_long %null_long', '%sum', ''],
  ['ushort', 'Buffer', '', '%a_ushort', ''],
  ['uint', 'Buffer', '', '%null_uint', noIntegers],
] as const

/** Values that are no integer scalars. */
const noScalars = ids(
  '%float_0 %false %null_uint2 %a_uint2 %null_uint_only %null_uint_array1 %uint %slot %main',
)

/** Integer types of samples, whether the image has several, and the value: a line of the function, the id. */
const samples = [
  ['uint', 0, '', '%null_uint'],
  ['int', 1, '', '%int_3'],
  ['long', 0, '%difference = OpISub %long %null_long %null_long', '%difference'],
  ['uchar', 1, '', '%null_uchar'],
  ['ulong', 0, '', '%spec_ulong_0'],
  ['ushort', 0, '', '%ushort_0'],
] as const

/**
 * Pairs of the rules on what texel pointers are, and on what they are used for; on the coordinates and samples of
 * texel pointers.
 */
export const pairs = [
  inHeaps`texel-pointer-is-used-by-atomics-only/load: an atomic load takes a texel pointer
body: ${texelInHeap()}
%own = OpAtomicLoad %uint %texel %uint_1 %uint_0
{ | load: %value = OpLoad %uint %texel | volatile-load: %value = OpLoad %uint %texel Volatile | store: OpStore %texel %uint_1
  | chain: %chain = OpUntypedAccessChainKHR ${image} %uint %texel
  | in-bounds-chain: %chain = OpUntypedInBoundsAccessChainKHR ${image} %uint %texel
  | atomic-through-a-chain: %chain = OpUntypedAccessChainKHR ${image} %uint %texel
  %value = OpAtomicLoad %uint %chain %uint_1 %uint_0
  | image-of-a-texel-pointer: %value = OpUntypedImageTexelPointerEXT ${image} %image_uint_Cube_0_0_0_2_R32ui %texel %null_uint3 %uint_0}`,
  inHeaps`texel-pointer-is-used-by-atomics-only/store: an atomic store takes a texel pointer with a name
debug: OpName %texel "texel"
body: ${texelInHeap()}
OpAtomicStore %texel %uint_1 %uint_0 %uint_1`,
  inHeaps`texel-pointer-is-used-by-atomics-only/exchanges: atomic instructions exchange a texel
body: ${texelInHeap()}
%own = OpAtomicExchange %uint %texel %uint_1 %uint_0 %uint_1
%other = OpAtomicCompareExchange %uint %texel %uint_1 %uint_0 %uint_0 %uint_1 %uint_0`,
  pairOf`texel-pointer-is-used-by-atomics-only/weak-exchange in spv1.3
an atomic instruction of kernels exchanges a texel
${inVersion(3, withCapabilities(heaps, 'Kernel'))}
body: ${texelInHeap()}
%own = OpAtomicCompareExchangeWeak %uint %texel %uint_1 %uint_0 %uint_0 %uint_1 %uint_0`,
  inHeaps`texel-pointer-is-used-by-atomics-only/arithmetic: atomic instructions compute with a texel
body: ${texelInHeap()}
${arithmetic.join('\n')}`,
  ...images.map(
    ([name, type, coordinate], at) => inHeaps`texel-pointer-is-not-copied/${name}
a texel pointer is used where it is made
body: ${texelInHeap(`type ${type} coordinate ${coordinate}`)}
${at % 2 === 0 ? '' : counted}
{ | unused: %copy = OpCopyObject ${image} %texel | counted-through-the-copy: %copy = OpCopyObject ${image} %texel
  %value = OpAtomicIIncrement %uint %copy %uint_1 %uint_0}`,
  ),
  ...Object.entries(classes).map(
    ([name, others]) => inHeaps`texel-pointer-is-in-the-image-storage-class/beside-${name}-pointers
texel pointers are in Image, in modules with pointers into other storage classes too
body: ${texelInHeap(`result {%untyped_pointer_Image${ids(...others.map((each) => `%untyped_pointer_${each}`))}}`)}`,
  ),
  ...versions.map(
    ([minor, dim, other]) =>
      pairOf`texel-pointer-is-in-the-image-storage-class/version-${String(minor)} in ${environmentsOf(minor)}
texel pointers are in Image in every version
${inVersion(minor)}
declarations: %other = OpTypeUntypedPointerKHR ${other}
body: %slot = OpUntypedAccessChainKHR ${constant} %stride64_image_uint_${dim}_0_0_0_2_R32ui_runtime_array %resource_heap %uint_1
${texelPointer(`type image_uint_${dim}_0_0_0_2_R32ui coordinate ${dim === 'Cube' ? '%null_uint3' : '%null_uint2'}`)}`,
  ),
  inHeaps`texel-pointer-result-type-is-an-untyped-pointer/beside-typed-pointers
texel pointers are untyped, whatever pointer types are beside them
body: ${texelInHeap(`result {%untyped_pointer_Image${notUntyped}}`)}`,
  ...['', '%again = OpAtomicLoad %uint %texel %uint_1 %uint_0'].map(
    (again) =>
      inHeaps`texel-pointer-result-type-is-an-untyped-pointer/beside-a-typed-texel-pointer${again === '' ? '' : '-used-twice'}
texel pointers are untyped, beside typed ones
body: ${texelInHeap()}
%typed = OpImageTexelPointer %pointer_Image_uint %variable_UniformConstant_${usualImage}_bound_0 %null_uint2 %uint_0
${counted}
${again}`,
  ),
  ...shapedImages.map(
    ([name, shape, coordinate, ways]) =>
      inHeaps`texel-pointer-coordinate-has-the-components-of-its-dim/${name}
coordinates are as long as every listed sort of image asks for
body: ${texelInHeap(`type image_uint_${shape}_R32ui coordinate ${ways === '' ? coordinate : `{${coordinate}${ways}}`}`)}`,
  ),
  inHeaps`texel-pointer-coordinate-has-the-components-of-its-dim/other-images
the type of the image goes with the coordinate, which has two components
body: ${texelInHeap(`operand {%image_uint_2D_0_0_0_2_R32ui${ids('%image_uint_2D_0_1_0_2_R32ui', '%image_uint_Cube_0_0_0_2_R32ui')}} \
coordinate {%int2_3_3 | scalar: %null_int}`)}`,
  ...values.map(
    ([type, dim, line, id, others]) =>
      inHeaps`texel-pointer-coordinate-is-integer/${type}-for-${dim.toLowerCase()}
coordinates of every width and signedness, constant or not
body: ${line}
${texelInHeap(`type image_uint_${dim}_0_0_0_2_R32ui coordinate ${others === '' ? id : `{${id}${others}}`}`)}
${counted}`,
  ),
  ...samples.map(
    ([type, multisampled, line, id]) =>
      inHeaps`texel-pointer-sample-is-an-integer-scalar/${type}-of-${multisampled === 0 ? 'one' : 'several'}
samples of every integer type; other ones than 0 where there are several
+capabilities: OpCapability Int64
body: ${line}
${texelInHeap(`type image_uint_2D_0_0_${multisampled}_2_R32ui sample ${type === 'uint' ? `{${id}${noScalars}}` : id}`)}`,
  ),
]
