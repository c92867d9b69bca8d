import { pairOf } from '../pairs/pair-of.ts'
import {
  arrays,
  bare,
  chainPairs,
  dataPairs,
  layout,
  type MatrixRule,
  memory,
  physical,
  shaders,
  types,
  workgroup,
} from './shared/matrix-pairs.ts'
import { inUntypedPointers, physicalShader } from './shared/pieces.ts'

/** Alternatives of a type where a rule wants another structure: a rule, its places, and the ways. */
const chainRules: readonly MatrixRule[] = [
  ['base-type-is-no-matrix', [...shaders, physical], bare],
  [
    'data-type-and-base-type-are-no-array-of-matrices',
    [...shaders.slice(0, 1), physical],
    `${arrays} | run-time-array: %float2x2_runtime_array`,
  ],
]

const dataRules: readonly MatrixRule[] = [
  ['data-type-is-no-matrix', shaders, bare],
  ['data-type-and-base-type-are-no-array-of-matrices', shaders, arrays],
]

/** Pairs of the rules on matrices outside of structures. */
export const pairs = [
  ...chainRules.flatMap(chainPairs),
  ...dataRules.flatMap(dataPairs),
  pairOf`base-type-is-no-matrix/workgroup
chains into a workgroup reach a component of a matrix in a structure
${memory(workgroup)}
body: %reached = OpUntypedAccessChainKHR %pointer %structure %bytes %uint_0 %uint_2 %uint_3`,
  pairOf`in-bounds-ptr-access-chain-base-type-follows-the-layout-rules/matrix
in-bounds chains from an element walk structures with a matrix, and not a matrix alone
${memory({ ...(shaders[1] ?? physical), pieces: physicalShader })}
body: %reached = OpUntypedInBoundsPtrAccessChainKHR %pointer {%structure | matrix: %float2x2} %bytes %uint_0`,
  ...['Private', 'Function', 'Workgroup'].map(
    (storageClass) =>
      inUntypedPointers`data-type-is-no-matrix/${storageClass.toLowerCase()}
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
  ...[...shaders, physical].flatMap((place) => {
    const pieces = memory(place)
    const aligned = place === physical ? ' Aligned 16' : ''
    const rule = 'load-and-store-through-untyped-pointer-are-of-no-bare-matrix'
    const load = pairOf`${rule}/load-from-${place.name}
structures with a matrix are loaded, and not a matrix alone
${pieces}
+body: %object = OpLoad {%structure${bare}${arrays}} %bytes${aligned}`
    if (place.storageClass === 'Uniform' || place.storageClass === 'PushConstant') return [load]
    const store = pairOf`${rule}/store-into-${place.name}
structures with a matrix are stored, and not a matrix alone
${pieces}
+declarations: ${['structure', 'array', 'arrays'].map((type) => `%no_${type} = OpConstantNull %${type}`).join('\n')}
+body: OpStore %bytes {%no_structure | two-by-two: %null_float2x2 | four-by-four: %null_float4x4
  | three-by-two: %null_float3x2 | array: %no_array | array-of-arrays: %no_arrays}${aligned}`
    return [load, store]
  }),
]
