import { pairOf, piecesIn } from '../pairs/pair-of.ts'
import { bindingOf } from '../pairs/pieces.ts'
import { hyphened } from '../signatures/hyphened.ts'
import { layoutPairs, layouts, unbroken, visible } from './shared/layout-pairs.ts'
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
const physicalUses = [
  ['base-type-is-explicitly-laid-out', '%reached = OpUntypedAccessChainKHR %pointer %type %bytes'],
  [
    'in-bounds-ptr-access-chain-base-type-follows-the-layout-rules',
    '%reached = OpUntypedInBoundsPtrAccessChainKHR %pointer %type %bytes %uint_0',
  ],
  [
    'load-through-untyped-pointer-is-of-an-explicitly-laid-out-type',
    '%object = OpLoad %type %bytes Aligned 16',
  ],
  [
    'store-through-untyped-pointer-is-of-an-explicitly-laid-out-type',
    'OpStore %bytes %a_type Aligned 16',
  ],
] as const

/** What variables that the API sees hold, and what chains walk, as blocks and as types without a layout. */
const laidOut = visible.map((storageClass) => {
  const type = '{%block_uint | without-offsets: %uint_only | without-a-stride: %uints}'
  const pieces = piecesIn(kinds.shader)`interfaces: %buffer
annotations: ${storageClass === 'PushConstant' ? '' : bindingOf('buffer')}`
  const into = `%untyped_pointer_${storageClass}`
  const buffer = `%buffer = OpUntypedVariableKHR ${into} ${storageClass}`
  const name = `instead-of-a-block-in-${hyphened(storageClass)}`
  return [
    pairOf`data-type-is-explicitly-laid-out/${name}: a variable in memory with a layout holds a block
${pieces}
declarations: ${buffer} ${type}`,
    pairOf`base-type-is-explicitly-laid-out/${name}: chains into memory with a layout walk a block
${pieces}
declarations: ${buffer} %block_uint
body: %one = OpUntypedAccessChainKHR ${into} {%block_uint | without-offsets: %uint_only} %buffer
%two = OpUntypedInBoundsAccessChainKHR ${into} {%block_uint | without-a-stride: %uints} %buffer`,
  ]
})

/** Pairs of the rules on matrices outside of structures; on types that are laid out explicitly. */
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
  ...physicalUses.flatMap(([rule, body]) =>
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
]
