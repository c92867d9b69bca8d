import { bindingOf } from '../pairs/pieces.ts'
import { layoutsOf } from './shared/layout-pairs.ts'
import { inKind } from './shared/pieces.ts'

/** Run-time arrays and structures that end with one. */
const layouts = layoutsOf(
  `
offset-of-the-array-missing | %S 0 Offset 0, 1 Offset 4 | %S 0 Offset 0 | %A = OpTypeRuntimeArray %uint; %S = OpTypeStruct %uint %A | | %A ArrayStride 4
offset-before-the-array-missing | %S 0 Offset 0, 1 Offset 4 | %S 1 Offset 4 | %A = OpTypeRuntimeArray %uint; %S = OpTypeStruct %uint %A | | %A ArrayStride 4
stride-of-the-array-missing | %A ArrayStride 4 | | %A = OpTypeRuntimeArray %uint; %S = OpTypeStruct %A | %S 0 Offset 0
stride-of-zero | %A ArrayStride 16 | %A ArrayStride 0 | %A = OpTypeRuntimeArray %uint; %S = OpTypeStruct %A | %S 0 Offset 256
overlapping-elements | %A ArrayStride 16 | %A ArrayStride 8 | %A = OpTypeRuntimeArray %float4; %S = OpTypeStruct %A | %S 0 Offset 0
same-offsets | %S 0 Offset 4, 1 Offset 8 | %S 0 Offset 4, 1 Offset 4 | %A = OpTypeRuntimeArray %uint; %S = OpTypeStruct %uint %A | | %A ArrayStride 4
elements-without-offsets | %uint_only 0 Offset 0 | | | | %S 0 Offset 0; %A ArrayStride 4
matrix-before-the-array-without-stride | %S 0 MatrixStride 8 | | %A = OpTypeRuntimeArray %uint; %S = OpTypeStruct %float2x2 %A | %S 0 Offset 0, 1 Offset 16, 0 ColMajor | %A ArrayStride 4`
    .replaceAll('%S', '%uint_only_runtime_array_only')
    .replaceAll('%A', '%uint_only_runtime_array'),
)

/** Buffers whose length is asked for: of another type; one of them, of no type. */
const buffers = {
  untyped: '%buffer = OpUntypedVariableKHR %pointer StorageBuffer %block_uint',
  typed: `%buffer = OpVariable %pointer_StorageBuffer_uint_runtime_array_only StorageBuffer`,
} as const

/** Pairs of the rule on the layout of structures whose length is asked for. */
export const pairs = (['untyped', 'typed'] as const).flatMap((kind) =>
  layouts.slice(0, kind === 'typed' ? 5 : undefined).map(
    ({ way, annotations, declarations }, at) =>
      inKind.shader`array-length-structure-is-explicitly-laid-out/${kind}-${way}
the length is asked for of a structure that is laid out
annotations: %uint_only_runtime_array_only Block
${annotations}
${
  kind === 'typed'
    ? '%uint_runtime_array_only Block, 0 Offset 0\n%uint_runtime_array ArrayStride 4'
    : ''
}
${bindingOf('buffer')}
declarations: ${declarations}
%pointer = OpTypeUntypedPointerKHR StorageBuffer
${at === 0 ? buffers[kind].replace(/ %block_uint$/, '') : buffers[kind]}
body: %length = OpUntypedArrayLengthKHR %uint %uint_only_runtime_array_only %buffer ${/Struct %\w+ %/.test(declarations) ? 1 : 0}`,
  ),
)
