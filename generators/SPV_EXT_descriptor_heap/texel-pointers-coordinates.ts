import { pairOf } from '../pairs/pair-of.ts'
import { ids, inResources, resources, withCapabilities } from './shared/pieces.ts'
import { counted, texelInHeap } from './shared/texels.ts'

/** Images with a listed dimension: coordinates, and other ones that have too few components or too many. */
const images = [
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

/** Integer types of coordinates, the dimension, and the value: a line of the function, the id. */
const values = [
  ['char', 'Buffer', '', '%char_3'],
  ['int', '2D', '', '%int2_3_3'],
  ['ulong', '3D', '', '%spec_ulong3_3_3_3'],
  ['long', 'Buffer', '%sum = OpIAdd %long %null_long %null_long', '%sum'],
  ['ushort', 'Buffer', '', '%a_ushort'],
  ['uint', 'Buffer', '', '%null_uint'],
] as const

/** Values that are no integers, for images of one coordinate. */
const noIntegers = ids(
  ...['%null_float', '%null_half', '%null_double', '%null_bool', '%null_uint_only', '%uint'],
  ...['%null_uint_array1', '%slot', '%main'],
)

/** Values that are no integer scalars. */
const noScalars = ids(
  ...['%float_0', '%false', '%null_uint2', '%a_uint2', '%null_uint_only', '%null_uint_array1'],
  ...['%uint', '%slot', '%main'],
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

/** Pairs of the rules on the coordinates and samples of texel pointers. */
export const pairs = [
  ...images.map(
    ([name, shape, coordinate, ways]) =>
      inResources`texel-pointer-coordinate-has-the-components-of-its-dim/${name}
coordinates are as long as every listed sort of image asks for
body: ${texelInHeap({
        type: `image_uint_${shape}_R32ui`,
        coordinate: ways === '' ? coordinate : `{${coordinate}${ways}}`,
      })}`,
  ),
  inResources`texel-pointer-coordinate-has-the-components-of-its-dim/other-images
the type of the image goes with the coordinate, which has two components
body: ${texelInHeap({
    typeOperand: `{%image_uint_2D_0_0_0_2_R32ui${ids('%image_uint_2D_0_1_0_2_R32ui', '%image_uint_Cube_0_0_0_2_R32ui')}}`,
    coordinate: '{%int2_3_3 | scalar: %null_int}',
  })}`,
  ...values.map(
    ([
      type,
      dim,
      line,
      id,
    ]) => inResources`texel-pointer-coordinate-is-integer/${type}-for-${dim.toLowerCase()}
coordinates of every width and signedness, constant or not
body: ${line}
${texelInHeap({
  type: `image_uint_${dim}_0_0_0_2_R32ui`,
  coordinate:
    type === 'uint'
      ? `{${id}${noIntegers}}`
      : type === 'int'
        ? `{${id} | float: %null_float2}`
        : id,
})}
${counted}`,
  ),
  ...samples.map(
    ([type, multisampled, line, id]) =>
      pairOf`texel-pointer-sample-is-an-integer-scalar/${type}-of-${multisampled === 0 ? 'one' : 'several'}
samples of every integer type; other ones than 0 where there are several
${withCapabilities(resources, 'Int64')}
body: ${line}
${texelInHeap({
  type: `image_uint_2D_0_0_${multisampled}_2_R32ui`,
  sample: type === 'uint' ? `{${id}${noScalars}}` : id,
})}`,
  ),
]
