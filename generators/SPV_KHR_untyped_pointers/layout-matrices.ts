import { pairOf } from '../pairs/pair-of.ts'
import { type Pieces, untypedPointers } from '../pairs/pieces.ts'
import { visible } from './shared/layout-pairs.ts'
import { countingShader, physicalShader, untypedPhysical } from './shared/pieces.ts'

/** Types of and with matrices, as far as they are laid out. */
const layout = `%structure 0 Offset 0, 0 ColMajor, 0 MatrixStride 16
OpDecorate %array ArrayStride 16
OpDecorate %arrays ArrayStride 64
OpDecorate %float2x2_runtime_array ArrayStride 16`

/** The types of {@link layout}. */
const types = `%structure = OpTypeStruct %float4x4
%array = OpTypeArray %float2x2 %uint_3
%arrays = OpTypeArray %stride32_float4x2s %uint_2`

/** Matrices in the place of `%structure`. */
const bare = ' | two-by-two: %float2x2 | four-by-four: %float4x4 | three-by-two: %float3x2'

const arrays = ' | array: %array | array-of-arrays: %arrays'

/** A place with memory, and what gives a pointer to it. */
interface Place {
  readonly name: string
  readonly pieces: Pieces
  readonly storageClass: string
  readonly environments?: string
}

const shaders = ['StorageBuffer', 'Uniform', 'PushConstant'].map(
  (storageClass): Place => ({
    name: storageClass.toLowerCase(),
    pieces: untypedPointers,
    storageClass,
  }),
)

/** Memory of a workgroup. */
const workgroup: Place = {
  name: 'workgroup',
  pieces: untypedPointers,
  storageClass: 'Workgroup',
}

const physical: Place = {
  name: 'physical-storage-buffer',
  pieces: untypedPhysical,
  storageClass: 'PhysicalStorageBuffer',
}

/** Pieces with a variable, or with an address, called `%bytes`. */
function memory({ pieces, storageClass }: Place, given?: string): Pieces & { body: string } {
  const isVisible = visible.includes(storageClass)
  const dataType = given ?? (isVisible ? '%block_stride16_uint_array8' : '%stride4_uint_array32')
  const isPhysical = storageClass === 'PhysicalStorageBuffer'
  const isBound = storageClass === 'StorageBuffer' || storageClass === 'Uniform'
  const variable = `%bytes = OpUntypedVariableKHR %pointer ${storageClass} ${dataType}`
  return {
    ...pieces,
    interfaces: isPhysical ? '' : '%bytes',
    annotations: `${layout}
${given !== undefined && isVisible ? 'OpDecorate %structure Block' : ''}
OpDecorate %pointer ArrayStride 128
${isBound ? 'OpDecorate %bytes DescriptorSet 0\nOpDecorate %bytes Binding 0' : ''}`,
    declarations: `${types}
%pointer = OpTypeUntypedPointerKHR ${storageClass}
${isPhysical ? '%null = OpConstantNull %ulong' : variable}`,
    body: isPhysical ? '%bytes = OpConvertUToPtr %pointer %null' : '',
  }
}

const forms = [
  ['access', 'OpUntypedAccessChainKHR', ''],
  ['in-bounds-access', 'OpUntypedInBoundsAccessChainKHR', ''],
  ['ptr-access', 'OpUntypedPtrAccessChainKHR', ' %uint_0'],
] as const

/** Where only physical pointers are counted on from. */
const physicalAlone = ['Uniform', 'PushConstant']

/** The pieces of a place in which chains may count on from an element. */
function counting({ pieces, storageClass }: Place): Pieces {
  if (storageClass === 'PhysicalStorageBuffer') return pieces
  return countingShader
}

/** A rule on matrices, its places, and the types with which it is broken. */
type MatrixRule = readonly [rule: string, places: readonly Place[], ways: string]

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

/** Pairs of a rule on chains: its places, and the other types. */
function chainPairs([rule, places, ways]: MatrixRule) {
  return places.flatMap((place) =>
    forms
      .filter(([, , element]) => element === '' || !physicalAlone.includes(place.storageClass))
      .map(([name, opcode, element]) => {
        const pieces = memory({ ...place, pieces: element === '' ? place.pieces : counting(place) })
        return pairOf`${rule}/${place.name}-${name}
chains walk structures with a matrix, and not a matrix alone
${pieces}
body: ${pieces.body}
%reached = ${opcode} %pointer {%structure${ways}} %bytes${element}`
      }),
  )
}

/** Pairs of a rule on variables: its places, and the other types. */
function dataPairs([rule, places, ways]: MatrixRule) {
  return places.map(
    (place) =>
      pairOf`${rule}/variable-in-${place.name}
variables in memory with a layout hold structures with a matrix, and not a matrix alone
${memory(place, `{%structure${ways}}`)}`,
  )
}

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
      pairOf`data-type-is-no-matrix/${storageClass.toLowerCase()}
variables without a layout are matrices, others have them in a structure
${untypedPointers}
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
body: ${pieces.body}
%object = OpLoad {%structure${bare}${arrays}} %bytes${aligned}`
    if (place.storageClass === 'Uniform' || place.storageClass === 'PushConstant') return [load]
    const store = pairOf`${rule}/store-into-${place.name}
structures with a matrix are stored, and not a matrix alone
${pieces}
declarations: ${pieces.declarations}
${['structure', 'array', 'arrays'].map((type) => `%no_${type} = OpConstantNull %${type}`).join('\n')}
body: ${pieces.body}
OpStore %bytes {%no_structure | two-by-two: %null_float2x2 | four-by-four: %null_float4x4
  | three-by-two: %null_float3x2 | array: %no_array | array-of-arrays: %no_arrays}${aligned}`
    return [load, store]
  }),
  ...chainPairs(['workgroup-base-type-is-no-matrix', [workgroup], bare]),
  ...dataPairs(['workgroup-data-type-is-no-matrix', [workgroup], bare]),
  pairOf`workgroup-base-type-is-no-matrix/typed
chains from typed memory of a workgroup walk structures with a matrix
${countingShader}
interfaces: %typed
annotations: ${layout}
declarations: ${types}
%typed = OpVariable %stride64_pointer_Workgroup_stride4_uint_array16 Workgroup
body: %reached = OpUntypedPtrAccessChainKHR %untyped_pointer_Workgroup {%structure${bare}} %typed %uint_0
%other = OpUntypedAccessChainKHR %untyped_pointer_Workgroup {%structure | bare-matrix: %float2x2} %typed`,
]
