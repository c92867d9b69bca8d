import { pairOf } from '../pairs/pair-of.ts'
import { imageType, inOpenCL, kernelWith, taking } from './shared/kernels.ts'

const kernel = kernelWith('ImageBasic', 'Sampled1D', 'SampledBuffer', 'LiteralSampler')

/** Image types by the names of their arguments. */
function imagesFor(access: string): Readonly<Record<string, string>> {
  return {
    row: imageType('1D', { access }),
    rows: imageType('1D', { access, arrayed: 1 }),
    plane: imageType('2D', { access }),
    planes: imageType('2D', { access, arrayed: 1 }),
    solid: imageType('3D', { access }),
  }
}

const texels = { texels: imageType('Buffer') }

/** Reads of all kinds of images, with coordinates by the names of their arguments. */
function reads(coordinates: Readonly<Record<string, string>>): string {
  return Object.entries(coordinates)
    .map(([image, coordinate]) => `%of_${image} = OpImageRead %float4 %${image} ${coordinate}`)
    .join('\n')
}

function writes(coordinates: Readonly<Record<string, string>>): string {
  return Object.entries(coordinates)
    .map(([image, coordinate]) => `OpImageWrite %${image} ${coordinate} %a_float4`)
    .join('\n')
}

const images = imagesFor('ReadOnly')

/** Reads of all kinds of images with a sampler. */
function samples(coordinates: Readonly<Record<string, string>>): string {
  return Object.entries(coordinates)
    .map(
      ([image, coordinate]) =>
        `%with_${image} = OpSampledImage %sampled_${images[image]} %${image} %sampler
%of_${image} = OpImageSampleExplicitLod %float4 %with_${image} ${coordinate} Lod %float_0`,
    )
    .join('\n')
}

const sampler = '%sampler_type = OpTypeSampler'
const withSampler = taking({ ...images, sampler: 'sampler_type' }, sampler)

/** Pairs of the rules on coordinates and data of images. */
export const pairs = [
  pairOf`read-coordinate/integers ${inOpenCL}: texels are read at coordinates of integers
${kernel}${taking({ ...images, ...texels })}
body: ${reads({
    row: '{%a_uint | row: %a_uint2}',
    rows: '{%a_uint2 | rows: %a_uint4}',
    plane: '{%a_uint2 | plane: %a_uint4 | wide: %a_ulong2}',
    planes: '{%a_uint4 | planes: %a_uint3}',
    solid: '{%a_uint4 | solid: %a_uint3 | narrow: %a_ushort4}',
    texels: '{%a_uint | texels: %a_ulong}',
  })}`,
  pairOf`read-coordinate/floats ${inOpenCL}: texels are read at coordinates of floating-point numbers
${kernel}${taking(images)}
body: ${reads({
    row: '%a_float',
    plane: '{%a_float2 | plane: %a_float3}',
    solid: '%a_float4',
  })}`,
  pairOf`read-coordinate/halves ${inOpenCL}: a texel is read at coordinates of 32 bits
${kernel}${taking({ plane: imageType('2D') })}
body: ${reads({ plane: '{%a_float2 | narrow: %a_half2}' })}`,
  pairOf`sample-coordinate/floats ${inOpenCL}: texels are read with a sampler at coordinates of floating-point numbers
${kernel}${withSampler}
body: ${samples({
    row: '{%a_float | row: %a_float2}',
    rows: '%a_float2',
    plane: '{%a_float2 | wide: %a_double2 | plane: %a_float4}',
    planes: '{%a_float4 | planes: %a_float3}',
    solid: '{%a_float4 | solid: %a_float3}',
  })}`,
  pairOf`sample-coordinate/integers ${inOpenCL}: texels are read with a sampler at coordinates of integers
${kernel}${withSampler}
body: ${samples({
    row: '%a_uint',
    plane: '{%a_uint2 | wide: %a_ulong2}',
    solid: '{%a_uint4 | solid: %a_uint3}',
  })}`,
  pairOf`write-coordinate/integers ${inOpenCL}: texels are written at coordinates of integers
${kernel}${taking({ ...imagesFor('WriteOnly'), texels: imageType('Buffer', { access: 'WriteOnly' }) })}
body: ${writes({
    row: '{%a_uint | row: %a_uint2 | float: %a_float}',
    rows: '{%a_uint2 | rows: %a_uint3}',
    plane: '{%a_uint2 | plane: %a_float2 | narrow: %a_ushort2}',
    planes: '{%a_uint4 | planes: %a_uint3}',
    solid: '{%a_uint4 | solid: %a_uint3}',
    texels: '{%a_uint | texels: %a_ulong}',
  })}`,
  pairOf`integer-coordinate-sampler/integers ${inOpenCL}: a sampler for coordinates of integers takes the nearest texel
${kernel}${taking(
  { plane: imageType('2D') },
  `${sampler}
%sampler = OpConstantSampler %sampler_type {ClampToEdge 0 Nearest | linear: ClampToEdge 0 Linear | normalized: ClampToEdge 1 Nearest | repeat: Repeat 0 Nearest | mirrored: RepeatMirrored 0 Nearest}`,
)}
body: ${samples({ plane: '%a_uint2' })}`,
  ...(['None', 'Clamp'] as const).map(
    (mode) => pairOf`integer-coordinate-sampler/${mode.toLowerCase()} ${inOpenCL}
a sampler for coordinates of integers has the addressing mode ${mode}
${kernel}${taking(
  { plane: imageType('2D') },
  `${sampler}
%sampler = OpConstantSampler %sampler_type ${mode} {0 | normalized: 1} Nearest`,
)}
body: ${samples({ plane: '%a_uint2' })}`,
  ),
  pairOf`integer-coordinate-sampler/floats ${inOpenCL}
a sampler with normalized coordinates takes floating-point numbers
${kernel}${taking(
  { plane: imageType('2D') },
  `${sampler}
%sampler = OpConstantSampler %sampler_type Repeat 1 Linear`,
)}
body: ${samples({ plane: '{%a_float2 | integers: %a_uint2}' })}`,
  pairOf`image-data-components/read ${inOpenCL}: four numbers, or a depth, are read
${kernel}${taking({ plane: imageType('2D'), depth: imageType('2D', { depth: 1 }) })}
body: %read = OpImageRead {%float4 | two: %float2 | eight: %uint8} %plane %a_uint2
%depths = OpImageRead {%float | three: %float3} %depth %a_uint2`,
  pairOf`image-data-components/write ${inOpenCL}: four numbers, or a depth, are written
${kernel}${taking({
  plane: imageType('2D', { access: 'WriteOnly' }),
  depth: imageType('2D', { access: 'WriteOnly', depth: 1 }),
})}
body: OpImageWrite %plane %a_uint2 {%a_uint4 | two: %a_uint2}
OpImageWrite %depth %a_uint2 {%a_float | three: %a_float3}`,
  pairOf`image-data-type/read ${inOpenCL}: numbers of 32 bits are read
${kernel}${taking({ plane: imageType('2D') })}
body: %first = OpImageRead {%float4 | double: %double4} %plane %a_uint2
%second = OpImageRead {%uint4 | narrow: %ushort4 | wide: %ulong4} %plane %a_uint2`,
  pairOf`image-data-type/halves ${inOpenCL}: numbers of 16 bits are read
${kernel}${taking({ plane: imageType('2D') })}
body: %first = OpImageRead {%half4 | narrow: %ushort4} %plane %a_uint2`,
  pairOf`image-data-type/write ${inOpenCL}: numbers of 32 bits are written
${kernel}${taking({ plane: imageType('2D', { access: 'WriteOnly' }) })}
body: OpImageWrite %plane %a_uint2 {%a_uint4 | bytes: %a_uchar4}
OpImageWrite %plane %a_uint2 {%a_float4 | double: %a_double4}`,
]
