import { bindingOf } from '../pairs/pieces.ts'
import { inUntypedPointers } from './shared/pieces.ts'

const offsets = (...each: readonly number[]) =>
  each
    .map((offset, at) => `OpMemberDecorate %uint_only_runtime_array_only ${at} Offset ${offset}`)
    .join('\n')

const numbers =
  '%uint_only_runtime_array = OpTypeRuntimeArray %uint\n%uint_only_runtime_array_only = OpTypeStruct %uint %uint_only_runtime_array'

const alone =
  '%uint_only_runtime_array = OpTypeRuntimeArray %uint\n%uint_only_runtime_array_only = OpTypeStruct %uint_only_runtime_array'

const stride = 'OpDecorate %uint_only_runtime_array ArrayStride'

/** Names of the ways, decorations with the broken ones, types, and the member that is the run-time array. */
const layouts = [
  [
    'offset-of-the-array-missing',
    `{${offsets(0, 4)} | offset-of-the-array-missing: ${offsets(0)}}\n${stride} 4`,
    numbers,
    1,
  ],
  [
    'offset-before-the-array-missing',
    `{${offsets(0, 4)} | offset-before-the-array-missing: OpMemberDecorate %uint_only_runtime_array_only 1 Offset 4}
${stride} 4`,
    numbers,
    1,
  ],
  [
    'stride-of-the-array-missing',
    `${offsets(0)}\n{${stride} 4 | stride-of-the-array-missing:}`,
    alone,
    0,
  ],
  ['stride-of-zero', `${offsets(256)}\n{${stride} 16 | stride-of-zero: ${stride} 0}`, alone, 0],
  [
    'overlapping-elements',
    `${offsets(0)}\n{${stride} 16 | overlapping-elements: ${stride} 8}`,
    '%uint_only_runtime_array = OpTypeRuntimeArray %float4\n%uint_only_runtime_array_only = OpTypeStruct %uint_only_runtime_array',
    0,
  ],
  ['same-offsets', `{${offsets(4, 8)} | same-offsets: ${offsets(4, 4)}}\n${stride} 4`, numbers, 1],
  [
    'elements-without-offsets',
    `{OpMemberDecorate %uint_only 0 Offset 0 | elements-without-offsets:}\n${offsets(0)}\n${stride} 4`,
    ``,
    0,
  ],
  [
    'matrix-before-the-array-without-stride',
    `${offsets(0, 16)}
OpMemberDecorate %uint_only_runtime_array_only 0 ColMajor
{OpMemberDecorate %uint_only_runtime_array_only 0 MatrixStride 8 | matrix-before-the-array-without-stride:}
${stride} 4`,
    '%uint_only_runtime_array = OpTypeRuntimeArray %uint\n%uint_only_runtime_array_only = OpTypeStruct %float2x2 %uint_only_runtime_array',
    1,
  ],
] as const

/** Buffers whose length is asked for: of another type; one of them, of no type. */
const buffers = {
  untyped: '%buffer = OpUntypedVariableKHR %pointer StorageBuffer %block_uint',
  typed: `%buffer = OpVariable %pointer_StorageBuffer_uint_runtime_array_only StorageBuffer`,
} as const

/** Pairs of the rule on the layout of structures whose length is asked for. */
export const pairs = (['untyped', 'typed'] as const).flatMap((kind) =>
  layouts.slice(0, kind === 'typed' ? 5 : undefined).map(
    ([name, annotations, declarations, member], at) =>
      inUntypedPointers`array-length-structure-is-explicitly-laid-out/${kind}-${name}
the length is asked for of a structure that is laid out
annotations: %uint_only_runtime_array_only Block
${annotations}
${
  kind === 'typed'
    ? 'OpDecorate %uint_runtime_array_only Block\nOpMemberDecorate %uint_runtime_array_only 0 Offset 0\nOpDecorate %uint_runtime_array ArrayStride 4'
    : ''
}
${bindingOf('buffer')}
declarations: ${declarations}
%pointer = OpTypeUntypedPointerKHR StorageBuffer
${at === 0 ? buffers[kind].replace(/ %block_uint$/, '') : buffers[kind]}
body: %length = OpUntypedArrayLengthKHR %uint %uint_only_runtime_array_only %buffer ${String(member)}`,
  ),
)
