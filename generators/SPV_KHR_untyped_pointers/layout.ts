import { pairOf, tagIn } from '../pairs/pair-of.ts'
import { bindingOf } from '../pairs/pieces.ts'
import { hyphened } from '../signatures/hyphened.ts'
import { layoutPairs, layouts, layoutsOf, unbroken, visible } from './shared/layout-pairs.ts'
import {
  arrays,
  bare,
  chainPairs,
  dataPairs,
  layout,
  memory,
  nameOf,
  types,
} from './shared/matrix-pairs.ts'
import { inKind, kinds, withWorkgroupBlocks } from './shared/pieces.ts'

const ofArrays = 'data-type-and-base-type-are-no-array-of-matrices'

const allVisible = visible.join(' ')

const base = 'base-type-is-explicitly-laid-out'

const walked = 'chains into memory with a layout walk a type with one'

const uses = layoutPairs(`
data-type-is-explicitly-laid-out/ | a variable in memory with a layout has a type with one | shader | ${allVisible} | all
${base}/access- | ${walked} | shader | ${allVisible} | all | %reached = OpUntypedAccessChainKHR %pointer %type %bytes
${base}/in-bounds-access- | ${walked} | shader | ${allVisible} | few \
| %reached = OpUntypedInBoundsAccessChainKHR %pointer %type %bytes
${base}/ptr-access- | ${walked} | counting | StorageBuffer | few \
| %reached = OpUntypedPtrAccessChainKHR %pointer %type %bytes %uint_0
${base}/workgroup- | chains into a workgroup of a shader walk a type with a layout | shader | Workgroup | empty \
| %reached = OpUntypedAccessChainKHR %pointer %type %bytes
in-bounds-ptr-access-chain-base-type-follows-the-layout-rules/ | in-bounds chains from an element walk a type with a layout \
| addressed | ${allVisible} | all | %reached = OpUntypedInBoundsPtrAccessChainKHR %pointer %type %bytes %uint_0
load-through-untyped-pointer-is-of-an-explicitly-laid-out-type/ \
| an object that is loaded from memory with a layout has one | shader | ${allVisible} | blocks | %object = OpLoad %type %bytes
store-through-untyped-pointer-is-of-an-explicitly-laid-out-type/ \
| an object that is stored into memory with a layout has one | shader | StorageBuffer | blocks | OpStore %bytes %object_of_type`)

/** Blocks in a workgroup, of which each member has a layout. */
const workgroupBlocks = layouts.map(
  ({ way, annotations, declarations }, at) =>
    pairOf`workgroup-block-data-type-is-explicitly-laid-out/${way} in ${at % 2 === 0 ? 'spv1.6' : 'spv1.4'}
a block in a workgroup has a layout, in depth
${withWorkgroupBlocks(kinds.shader)}
annotations: ${annotations}
%type_only Block, 0 Offset 0
declarations: ${declarations}
%variable = OpUntypedVariableKHR %untyped_pointer_Workgroup Workgroup %type_only`,
)

/** Addresses in PhysicalStorageBuffer: rules, names, and what is done. */
const physicalUses = {
  'base-type-is-explicitly-laid-out': '%reached = OpUntypedAccessChainKHR %pointer %type %bytes',
  'in-bounds-ptr-access-chain-base-type-follows-the-layout-rules':
    '%reached = OpUntypedInBoundsPtrAccessChainKHR %pointer %type %bytes %uint_0',
  'load-through-untyped-pointer-is-of-an-explicitly-laid-out-type':
    '%object = OpLoad %type %bytes Aligned 16',
  'store-through-untyped-pointer-is-of-an-explicitly-laid-out-type':
    'OpStore %bytes %a_type Aligned 16',
} as const

/** What variables that the API sees hold, and what chains walk, as blocks and as types without a layout. */
const laidOut = visible.map((storageClass) => {
  const type = '{%block_uint | without-offsets: %uint_only | without-a-stride: %uints}'
  const inIt = tagIn(kinds.shader)`interfaces: %buffer
annotations: ${storageClass === 'PushConstant' ? '' : bindingOf('buffer')}`
  const into = `%untyped_pointer_${storageClass}`
  const buffer = `%buffer = OpUntypedVariableKHR ${into} ${storageClass}`
  const name = `instead-of-a-block-in-${hyphened(storageClass)}`
  return [
    inIt`data-type-is-explicitly-laid-out/${name}: a variable in memory with a layout holds a block
declarations: ${buffer} ${type}`,
    inIt`base-type-is-explicitly-laid-out/${name}: chains into memory with a layout walk a block
declarations: ${buffer} %block_uint
body: %one = OpUntypedAccessChainKHR ${into} {%block_uint | without-offsets: %uint_only} %buffer
%two = OpUntypedInBoundsAccessChainKHR ${into} {%block_uint | without-a-stride: %uints} %buffer`,
  ]
})

/** Run-time arrays and structures that end with one. */
const withLength = layoutsOf(
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
const measured = {
  untyped: '%buffer = OpUntypedVariableKHR %pointer StorageBuffer %block_uint',
  typed: `%buffer = OpVariable %pointer_StorageBuffer_uint_runtime_array_only StorageBuffer`,
} as const

/** Pairs of the rules on matrices outside of structures; on types that are laid out explicitly, those whose length is asked for too. */
export const pairs = [
  ...chainPairs('base-type-is-no-matrix', [...visible, 'PhysicalStorageBuffer'], bare),
  ...chainPairs(
    ofArrays,
    ['StorageBuffer', 'PhysicalStorageBuffer'],
    `${arrays} | run-time-array: %float2x2_runtime_array`,
  ),
  ...dataPairs('data-type-is-no-matrix', visible, bare),
  ...dataPairs(ofArrays, visible, arrays),
  inKind.shader`base-type-is-no-matrix/workgroup: chains into a workgroup reach a component of a matrix in a structure
${memory('Workgroup')}
body: %reached = OpUntypedAccessChainKHR %pointer %structure %bytes %uint_0 %uint_2 %uint_3`,
  inKind.addressed`in-bounds-ptr-access-chain-base-type-follows-the-layout-rules/matrix
in-bounds chains from an element walk structures with a matrix, and not a matrix alone
${memory('Uniform')}
body: %reached = OpUntypedInBoundsPtrAccessChainKHR %pointer {%structure | matrix: %float2x2} %bytes %uint_0`,
  ...['Private', 'Function', 'Workgroup'].map(
    (storageClass) => inKind.shader`data-type-is-no-matrix/${storageClass.toLowerCase()}
variables without a layout are matrices, others have them in a structure
interfaces: ${storageClass === 'Function' ? '' : '%other'} %bytes
annotations: ${layout}
declarations: ${types}
%to_other = OpTypeUntypedPointerKHR ${storageClass}
${
  storageClass === 'Function'
    ? ''
    : `%other = OpUntypedVariableKHR %to_other ${storageClass} ${storageClass === 'Workgroup' ? '%uint' : '%float4x4'}`
}
%bytes = OpUntypedVariableKHR %untyped_pointer_Uniform Uniform {%structure | two-by-two: %float2x2}
body: ${storageClass === 'Function' ? '%other = OpUntypedVariableKHR %to_other Function %float4x4' : ''}`,
  ),
  ...[...visible, 'PhysicalStorageBuffer'].flatMap((storageClass) => {
    const isPhysical = storageClass === 'PhysicalStorageBuffer'
    const inIt = inKind[isPhysical ? 'physical' : 'shader']
    const aligned = isPhysical ? ' Aligned 16' : ''
    const rule = 'load-and-store-through-untyped-pointer-are-of-no-bare-matrix'
    const load = inIt`${rule}/load-from-${nameOf(storageClass)}
structures with a matrix are loaded, and not a matrix alone
${memory(storageClass)}
+body: %object = OpLoad {%structure${bare}${arrays}} %bytes${aligned}`
    if (storageClass === 'Uniform' || storageClass === 'PushConstant') return [load]
    const store = inIt`${rule}/store-into-${nameOf(storageClass)}
structures with a matrix are stored, and not a matrix alone
${memory(storageClass)}
+declarations: ${['structure', 'array', 'arrays'].map((type) => `%no_${type} = OpConstantNull %${type}`).join('\n')}
+body: OpStore %bytes {%no_structure | two-by-two: %null_float2x2 | four-by-four: %null_float4x4
  | three-by-two: %null_float3x2 | array: %no_array | array-of-arrays: %no_arrays}${aligned}`
    return [load, store]
  }),
  ...laidOut.flat(),
  ...uses,
  ...workgroupBlocks,
  ...Object.entries(physicalUses).flatMap(([rule, body]) =>
    [...layouts.slice(0, 1), ...unbroken.slice(0, 1)].map(
      ({ way, annotations, declarations }) =>
        inKind.physical`${rule}/physical-storage-buffer-${way}
memory with an address holds objects of a type with a layout
annotations: ${annotations}
OpDecorate %pointer ArrayStride 128
declarations: ${declarations}
%pointer = OpTypeUntypedPointerKHR PhysicalStorageBuffer
body: %bytes = OpConvertUToPtr %pointer %null_ulong
${body}`,
    ),
  ),
  ...(['untyped', 'typed'] as const).flatMap((kind) =>
    withLength.slice(0, kind === 'typed' ? 5 : undefined).map(
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
${at === 0 ? measured[kind].replace(/ %block_uint$/, '') : measured[kind]}
body: %length = OpUntypedArrayLengthKHR %uint %uint_only_runtime_array_only %buffer ${/Struct %\w+ %/.test(declarations) ? 1 : 0}`,
    ),
  ),
]
