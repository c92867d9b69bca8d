import { pairOf } from '../pairs/pair-of.ts'
import { inVulkan } from '../Vulkan-environment/shared/stages.ts'
import {
  baseAligned,
  labelOf,
  laidOut,
  laidOutClasses,
  matrix,
  offsets,
  shownIn,
} from './shared/laid-out.ts'

/** Pairs of every storage class with a layout. */
const everywhere = laidOutClasses.flatMap((storageClass) =>
  shownIn(storageClass, [
    pairOf`member-offset-aligned/${labelOf(storageClass)}-scalars ${inVulkan}
scalars of 16, 32 and 64 bits in ${storageClass} begin at multiples of their sizes
${laidOut(storageClass, {
  isWide: true,
  annotations: offsets('%block', [
    '{2 | half: 1}',
    '{6 | short: 7}',
    '{12 | float: 14}',
    '{20 | integer: 18}',
    '{24 | double: 28}',
    '{40 | long: 44}',
  ]),
  declarations: '%block = OpTypeStruct %half %ushort %float %uint %double %ulong',
})}`,
    pairOf`member-offset-aligned/${labelOf(storageClass)}-vectors ${inVulkan}
vectors in ${storageClass} begin at multiples of the sizes of their components
${laidOut(storageClass, {
  isWide: true,
  annotations: offsets('%block', [
    '{2 | two-halves: 3}',
    '{8 | three-shorts: 9}',
    '{22 | four-halves: 23}',
    '{36 | two-floats: 38}',
    '{52 | three-floats: 50}',
    '{64 | four-integers: 66}',
    '{96 | two-doubles: 100}',
    '{144 | three-doubles: 148}',
    '{176 | four-longs: 180}',
  ]),
  declarations:
    '%block = OpTypeStruct %half2 %ushort3 %half4 %float2 %float3 %uint4 %double2 %double3 %ulong4',
})}`,
    pairOf`vector-not-straddling/${labelOf(storageClass)}-vectors ${inVulkan}
vectors in ${storageClass} lie within 16 octets or begin with them
${laidOut(storageClass, {
  isWide: true,
  annotations: offsets('%block', [
    '{12 | two-halves: 14}',
    '{26 | three-shorts: 28}',
    '{40 | four-halves: 42}',
    '{56 | two-floats: 60}',
    '{68 | three-floats: 72}',
    '{96 | four-integers: 100}',
    '{128 | two-doubles: 136}',
    '{176 | three-doubles: 184}',
    '{208 | four-longs: 216}',
  ]),
  declarations:
    '%block = OpTypeStruct %half2 %ushort3 %half4 %float2 %float3 %uint4 %double2 %double3 %ulong4',
})}`,
  ]),
)

/** Pairs of storage classes whose members other than vectors have the base alignment. */
const baseAlignment = baseAligned.flatMap((storageClass) =>
  shownIn(storageClass, [
    pairOf`member-offset-aligned/${labelOf(storageClass)}-composites ${inVulkan}
arrays, structures and matrices in ${storageClass} are aligned as their vectors would be
${laidOut(storageClass, {
  annotations: `${offsets('%block', [
    '{4 | array-of-numbers: 2}',
    '{24 | array-of-vectors: 20}',
    '{48 | array-of-three: 56}',
    '{96 | structure: 100}',
    '{136 | columns: 140}',
    '{168 | rows: 172}',
    '{208 | long-columns: 216}',
  ])}
${offsets('%structure_float3_and_float', [0, '{12 | in-a-structure: 14}'])}
${matrix('%block 4', 'ColMajor', 8)}
${matrix('%block 5', 'RowMajor', 8)}
${matrix('%block 6', 'ColMajor', 16)}`,
  declarations: `%block = OpTypeStruct %stride4_uints %stride8_float2s %stride16_float3s %structure_float3_and_float %float2x2 %float4x2 %float4x2`,
})}`,
    pairOf`member-offset-aligned/${labelOf(storageClass)}-wide-composites ${inVulkan}
arrays and structures with vectors of 16 and 64 bits in ${storageClass} are aligned as the vectors would be
${laidOut(storageClass, {
  isWide: true,
  annotations: `${offsets('%block', ['{4 | halves: 6}', '{24 | shorts: 20}', '{64 | doubles: 80}', '{128 | longs: 136}'])}
${offsets('%ulong4_only', [0])}`,
  declarations: `%block = OpTypeStruct %stride4_half2s %stride8_ushort3s %stride32_double3_array1 %ulong4_only`,
})}`,
    pairOf`array-stride-aligned/${labelOf(storageClass)}-elements ${inVulkan}
the strides of arrays in ${storageClass} are multiples of the base alignments of their elements
${laidOut(storageClass, {
  isWide: true,
  annotations: `${offsets('%block', [0, 64, 128, 192, 256, 320, 384, 512, 640])}
${offsets('%float3_only', [0])}
${matrix('%block 7', 'ColMajor', 8)}
%ushorts ArrayStride {2 | shorts: 3}
%uints ArrayStride {4 | numbers: 6}
%ulongs ArrayStride {8 | longs: 12}
%float2s ArrayStride {8 | vectors: 12}
%float3s ArrayStride {16 | vectors-of-three: 12}
%float3_only_array2 ArrayStride {16 | structures: 24}
%arrays ArrayStride {32 | arrays: 36}
%float2x2s ArrayStride {24 | matrices: 20}
%double3s ArrayStride {32 | doubles: 48}`,
  declarations: `%arrays = OpTypeArray %stride8_half4_array4 %uint_2
%block = OpTypeStruct %ushorts %uints %ulongs %float2s %float3s %float3_only_array2 %arrays %float2x2s %double3s`,
})}`,
    pairOf`matrix-stride-aligned/${labelOf(storageClass)}-columns-and-rows ${inVulkan}
the strides of matrices in ${storageClass} are multiples of the base alignments of their columns or rows
${laidOut(storageClass, {
  isWide: true,
  annotations: `${offsets('%block', [0, 64, 128, 192, 256, 320, 384, 512, 640])}
${offsets('%float4x2_only', [0])}
${matrix('%block 0', 'ColMajor', '{8 | two-rows: 12}')}
${matrix('%block 1', 'ColMajor', '{16 | three-rows: 12}')}
${matrix('%block 2', 'ColMajor', '{16 | four-rows: 24}')}
${matrix('%block 3', 'RowMajor', '{8 | two-columns: 12}')}
${matrix('%block 4', 'RowMajor', '{16 | three-columns: 12}')}
${matrix('%block 5', 'ColMajor', '{4 | halves: 6}')}
${matrix('%block 6', 'ColMajor', '{32 | doubles: 24}')}
${matrix('%block 7', 'RowMajor', '{24 | in-an-array: 20}')}
${matrix('%float4x2_only 0', 'ColMajor', '{16 | in-a-structure: 20}')}`,
  declarations: `%block = OpTypeStruct %float2x2 %float3x2 %float4x2 %float4x2 %float2x3 %half2x2 %double3x2 %stride64_float2x2s %float4x2_only`,
})}`,
    pairOf`vector-not-straddling/${labelOf(storageClass)}-nested ${inVulkan}
vectors of a structure within a structure in ${storageClass} lie within 16 octets
${laidOut(storageClass, {
  annotations: `${offsets('%block', [0, 16])}
${offsets('%structure_float3_and_float2_and_float4', ['{4 | of-three: 8}', '{24 | of-two: 28}', '{48 | of-four: 52}'])}`,
  declarations: `%block = OpTypeStruct %float %structure_float3_and_float2_and_float4`,
})}`,
    pairOf`vector-not-straddling/${labelOf(storageClass)}-placed-by-the-outer-structure ${inVulkan}
vectors of two in ${storageClass} begin four octets into structures, which begin with 16 octets
${laidOut(storageClass, {
  annotations: `${offsets('%block', ['{0 | first: 8}', '{32 | middle: 40}', 64])}
${offsets('%structure_float_and_float2', [0, 4])}
${offsets('%nested', [0, '{16 | in-the-middle: 24}'])}`,
  declarations: `%nested = OpTypeStruct %float2 %structure_float_and_float2
%block = OpTypeStruct %structure_float_and_float2 %structure_float_and_float2 %nested`,
})}`,
    pairOf`member-after-composite/${labelOf(storageClass)}-paddings ${inVulkan}
numbers in ${storageClass} lie behind the padding of structures, arrays and matrices
${laidOut(storageClass, {
  annotations: `${offsets('%block', [
    0,
    '{16 | structure: 12}',
    32,
    '{64 | larger-structure: 60 | larger-structure-end: 52}',
    80,
    '{112 | array: 108}',
    128,
    '{160 | columns: 156}',
    176,
    '{208 | rows: 204}',
    '{240 | nested: 236}',
    224,
  ])}
${offsets('%float3_only', [0])}
${offsets('%structure_float4_and_float', [0, 16])}
${offsets('%float3_only_only', [0])}
${matrix('%block 6', 'ColMajor', 16)}
${matrix('%block 8', 'RowMajor', 16)}`,
  declarations: `%block = OpTypeStruct %float3_only %float %structure_float4_and_float %float %stride16_float3s %float %float3x2 %float %float2x3 %float %float %float3_only_only`,
})}`,
    pairOf`member-after-composite/${labelOf(storageClass)}-within ${inVulkan}
a number of a structure within a structure in ${storageClass} lies behind the padding of an array of doubles
${laidOut(storageClass, {
  isWide: true,
  annotations: `${offsets('%block', [0, 64])}
${offsets('%structure_stride32_double3_array1_and_half', [0, '{32 | in-padding: 24 | last-in-padding: 30}'])}`,
  declarations: `%block = OpTypeStruct %uint %structure_stride32_double3_array1_and_half`,
})}`,
    pairOf`member-after-composite/${labelOf(storageClass)}-no-padding ${inVulkan}
numbers in ${storageClass} follow arrays, matrices and structures that end at multiples of their alignments, and vectors
${laidOut(storageClass, {
  annotations: `${offsets('%block', [0, 12, 16, 24, 28, 36, 40, 56, 64, '{80 | padding: 76}'])}
${offsets('%uint_pair', [0, 4])}
${matrix('%block 6', 'ColMajor', 8)}`,
  declarations: `%block = OpTypeStruct %float3 %float %stride4_uints %float %uint_pair %float %float2x2 %float %stride16_float3_array1 %float`,
})}`,
  ]),
)

/** Pairs of blocks in Uniform, whose arrays, structures and matrices have the extended alignment. */
const extendedAlignment = [
  pairOf`member-offset-aligned/uniform-composites ${inVulkan}
arrays, structures and matrices of a uniform block begin at multiples of 16, of 32 with vectors of three doubles
${laidOut('Uniform', {
  isWide: true,
  annotations: `${offsets('%block', [
    0,
    '{16 | array-of-numbers: 8 | nearly-aligned: 12}',
    '{48 | array-of-halves: 56}',
    '{112 | structure: 116}',
    '{144 | columns: 152}',
    '{208 | rows: 216}',
    '{288 | doubles: 304}',
  ])}
${offsets('%float_only', [0])}
${matrix('%block 4', 'ColMajor', 16)}
${matrix('%block 5', 'RowMajor', 16)}`,
  declarations: `%block = OpTypeStruct %uint %stride16_uints %stride16_half2s %float_only %float2x2 %float2x2 %stride32_double3_array1`,
})}`,
  pairOf`array-stride-aligned/uniform-elements ${inVulkan}
the strides of arrays of a uniform block are multiples of 16, of 32 with vectors of three doubles
${laidOut('Uniform', {
  isWide: true,
  annotations: `${offsets('%block', [0, 64, 128, 192, 256, 384])}
${offsets('%structure_float4_and_float', [0, 16])}
${matrix('%block 4', 'ColMajor', 16)}
%halfs ArrayStride {16 | halves: 2}
%uints ArrayStride {16 | numbers: 4 | half-as-wide: 8}
%float4s ArrayStride {16 | vectors: 24}
%structures ArrayStride {32 | structures: 24}
%float2x2s ArrayStride {48 | matrices: 40}
%double3s ArrayStride {32 | doubles: 48}`,
  declarations: `%structures = OpTypeArray %structure_float4_and_float %uint_2
%block = OpTypeStruct %halfs %uints %float4s %structures %float2x2s %double3s`,
})}`,
  pairOf`matrix-stride-aligned/uniform-columns-and-rows ${inVulkan}
the strides of matrices of a uniform block are multiples of 16, of 32 with vectors of three doubles
${laidOut('Uniform', {
  isWide: true,
  annotations: `${offsets('%block', [0, 64, 128, 192, 320, 448])}
${matrix('%block 0', 'ColMajor', '{16 | two-rows: 8}')}
${matrix('%block 1', 'RowMajor', '{16 | two-columns: 8}')}
${matrix('%block 2', 'ColMajor', '{16 | halves: 8}')}
${matrix('%block 3', 'ColMajor', '{48 | two-doubles: 24}')}
${matrix('%block 4', 'ColMajor', '{32 | three-doubles: 48}')}
${matrix('%block 5', 'RowMajor', '{16 | in-an-array: 8}')}`,
  declarations: `%block = OpTypeStruct %float2x2 %float2x2 %half2x2 %double2x2 %double3x2 %stride64_float2x2s`,
})}`,
  pairOf`member-after-composite/uniform-paddings ${inVulkan}
numbers of a uniform block lie behind the padding of structures, arrays and matrices to 16 octets
${laidOut('Uniform', {
  annotations: `${offsets('%block', [
    0,
    '{16 | structure: 4 | end-of-padding: 12}',
    32,
    '{64 | array: 52 | end-of-array: 60}',
    80,
    '{112 | columns: 104}',
    128,
    '{176 | rows: 172}',
  ])}
${offsets('%float_only', [0])}
${matrix('%block 4', 'ColMajor', 16)}
${matrix('%block 6', 'RowMajor', 16)}`,
  declarations: `%block = OpTypeStruct %float_only %float %stride16_uints %float %float2x2 %float %float3x2 %float`,
})}`,
]

/** Arrays without a structure, and run-time arrays. */
const arrays = [
  pairOf`array-stride-aligned/addressed-array ${inVulkan}
the stride of an array at an address is a multiple of the alignment of its vectors
${laidOut('PhysicalStorageBuffer', {
  annotations: `${offsets('%block', [0])}
%float3s ArrayStride {16 | three-numbers: 12}`,
  declarations: `%block = OpTypeStruct %float`,
})}
body: %address = OpConvertUToPtr %pointer_PhysicalStorageBuffer_float3s %ulong_1`,
  ...(['StorageBuffer', 'PhysicalStorageBuffer'] as const).map(
    (storageClass) => pairOf`array-stride-aligned/${labelOf(storageClass)}-run-time ${inVulkan}
the stride of a run-time array in ${storageClass} is a multiple of the alignment of its vectors
${laidOut(storageClass, {
  annotations: `${offsets('%block', [0, 8])}
%float2_runtime_array ArrayStride {8 | two-numbers: 12}`,
  declarations: `%block = OpTypeStruct %uint %float2_runtime_array`,
})}`,
  ),
]

/** Pairs of the rules on alignments of members of blocks. */
export const pairs = [...everywhere, ...baseAlignment, ...extendedAlignment, ...arrays]
