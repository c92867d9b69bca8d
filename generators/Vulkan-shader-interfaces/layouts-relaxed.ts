import { pairOf } from '../pairs/pair-of.ts'
import { labelOf, laidOut, matrix, offsets } from './shared/laid-out.ts'

const smallVectors = '%block = OpTypeStruct %float2 %float3 %float4'

/** Pairs of vulkan1.0, whose vectors have the base alignment, and of vulkan1.1, whose vectors do not. */
export const pairs = [
  ...(['Uniform', 'PushConstant'] as const).flatMap((storageClass) => [
    pairOf`member-offset-aligned/${labelOf(storageClass)}-unrelaxed in vulkan1.0
vectors in ${storageClass} are aligned to two or four of their components
${laidOut(storageClass, {
  annotations: offsets('%block', ['{8 | of-two: 4}', '{16 | of-three: 20}', '{48 | of-four: 52}']),
  declarations: smallVectors,
})}`,
    pairOf`member-offset-aligned/${labelOf(storageClass)}-relaxed in vulkan1.1
vectors in ${storageClass} are aligned to their components alone
${laidOut(storageClass, {
  annotations: offsets('%block', ['{4 | of-two: 2}', '{20 | of-three: 18}', '{48 | of-four: 50}']),
  declarations: smallVectors,
})}`,
    pairOf`vector-not-straddling/${labelOf(storageClass)}-relaxed in vulkan1.1
vectors that are aligned to their components in ${storageClass} lie within 16 octets
${laidOut(storageClass, {
  annotations: offsets('%block', ['{4 | of-two: 12}', '{36 | of-three: 40}', '{64 | of-four: 68}']),
  declarations: smallVectors,
})}`,
  ]),
  pairOf`member-offset-aligned/buffer-block in vulkan1.0
composites of a structure with BufferBlock in Uniform are aligned as their vectors would be
${laidOut('Uniform', {
  blockDecoration: 'BufferBlock',
  annotations: `${offsets('%block', ['{4 | array: 2}', '{24 | columns: 20}', '{40 | structure: 42}'])}
${offsets('%structure_float_and_uint', [0, 4])}
${matrix('%block 1', 'ColMajor', 8)}`,
  declarations: `%block = OpTypeStruct %stride4_float_array3 %float2x2 %structure_float_and_uint`,
})}`,
  pairOf`array-stride-aligned/buffer-block in vulkan1.0
the stride of an array in a structure with BufferBlock is a multiple of the alignment of its elements
${laidOut('Uniform', {
  blockDecoration: 'BufferBlock',
  annotations: `${offsets('%block', [0])}
%float2_array3 ArrayStride {8 | wider: 12}`,
  declarations: `%block = OpTypeStruct %float2_array3`,
})}`,
  pairOf`matrix-stride-aligned/buffer-block in vulkan1.0
the stride of a matrix in a structure with BufferBlock is a multiple of the alignment of its rows
${laidOut('Uniform', {
  blockDecoration: 'BufferBlock',
  annotations: `${offsets('%block', [0])}
${matrix('%block 0', 'RowMajor', '{8 | wider: 12}')}`,
  declarations: `%block = OpTypeStruct %float4x2`,
})}`,
  pairOf`member-after-composite/buffer-block in vulkan1.0
a number of a structure with BufferBlock lies behind the padding of the array
${laidOut('Uniform', {
  blockDecoration: 'BufferBlock',
  annotations: offsets('%block', [0, '{32 | in-padding: 28}']),
  declarations: `%block = OpTypeStruct %stride16_float3s %uint`,
})}`,
]
