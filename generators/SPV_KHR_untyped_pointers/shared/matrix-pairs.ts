import { pairIn, pairOf } from '../../pairs/pair-of.ts'
import { bindingOf, type Pieces } from '../../pairs/pieces.ts'
import { visible } from './layout-pairs.ts'
import { kinds, withWorkgroupBlocks } from './pieces.ts'

/** A structure with a matrix, an array of matrices and a vector, and one with that structure. */
const annotations = `%inner 0 Offset 0, 0 ColMajor, 0 MatrixStride 16, 1 Offset 32, 1 RowMajor, 1 MatrixStride 16, 2 Offset 160
OpDecorate %matrices ArrayStride 64
OpDecorate %vectors ArrayStride 16
%block Block, 0 Offset 0
OpDecorate %inners ArrayStride 256`

const matrixTypes = `%matrices = OpTypeArray %float4x2 %uint_2
%vectors = OpTypeArray %float4 %uint_16
%inner = OpTypeStruct %float4x2 %matrices %float4
%inners = OpTypeArray %inner %uint_2
%block = OpTypeStruct %inners`

/** A shader with pointers to such structures in PhysicalStorageBuffer. */
const physicalMatrices = {
  ...kinds.physical,
  annotations,
  declarations: `${matrixTypes}
%physical = OpTypeUntypedPointerKHR PhysicalStorageBuffer
%to_inner = OpTypePointer PhysicalStorageBuffer %inner
%to_matrix = OpTypePointer PhysicalStorageBuffer %float4x2
%to_matrices = OpTypePointer PhysicalStorageBuffer %matrices
%to_column = OpTypePointer PhysicalStorageBuffer %float4
%to_float = OpTypePointer PhysicalStorageBuffer %float`,
}

export const inPhysicalMatrices = pairIn(physicalMatrices)

/** A shader with such a block in memory of that storage class. */
export function matricesIn(storageClass: string) {
  const isBound = storageClass === 'StorageBuffer' || storageClass === 'Uniform'
  return {
    ...(storageClass === 'Workgroup' ? withWorkgroupBlocks(kinds.shader) : kinds.shader),
    interfaces: '%buffer',
    annotations: `${annotations}\n${isBound ? bindingOf('buffer') : ''}`,
    declarations: `${matrixTypes}
%to_buffer = OpTypeUntypedPointerKHR ${storageClass}
%buffer = OpUntypedVariableKHR %to_buffer ${storageClass} %block`,
  } satisfies Pieces
}

/** Types of and with matrices, as far as they are laid out. */
export const layout = `%structure 0 Offset 0, 0 ColMajor, 0 MatrixStride 16
OpDecorate %array ArrayStride 16
OpDecorate %arrays ArrayStride 64
OpDecorate %float2x2_runtime_array ArrayStride 16`

/** The types of {@link layout}. */
export const types = `%structure = OpTypeStruct %float4x4
%array = OpTypeArray %float2x2 %uint_3
%arrays = OpTypeArray %stride32_float4x2s %uint_2`

/** Matrices in the place of `%structure`. */
export const bare = ' | two-by-two: %float2x2 | four-by-four: %float4x4 | three-by-two: %float3x2'

export const arrays = ' | array: %array | array-of-arrays: %arrays'

/** A place with memory, and what gives a pointer to it. */
interface Place {
  readonly name: string
  readonly pieces: Pieces
  readonly storageClass: string
  readonly environments?: string
}

export const shaders = ['StorageBuffer', 'Uniform', 'PushConstant'].map(
  (storageClass): Place => ({
    name: storageClass.toLowerCase(),
    pieces: kinds.shader,
    storageClass,
  }),
)

/** Memory of a workgroup. */
export const workgroup: Place = {
  name: 'workgroup',
  pieces: kinds.shader,
  storageClass: 'Workgroup',
}

export const physical: Place = {
  name: 'physical-storage-buffer',
  pieces: kinds.physical,
  storageClass: 'PhysicalStorageBuffer',
}

/** Pieces with a variable, or with an address, called `%bytes`. */
export function memory({ pieces, storageClass }: Place, given?: string): Pieces & { body: string } {
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
  return kinds.counting
}

/** A rule on matrices, its places, and the types with which it is broken. */
export type MatrixRule = readonly [rule: string, places: readonly Place[], ways: string]

/** Pairs of a rule on chains: its places, and the other types. */
export function chainPairs([rule, places, ways]: MatrixRule) {
  return places.flatMap((place) =>
    forms
      .filter(([, , element]) => element === '' || !physicalAlone.includes(place.storageClass))
      .map(([name, opcode, element]) => {
        const pieces = memory({ ...place, pieces: element === '' ? place.pieces : counting(place) })
        return pairOf`${rule}/${place.name}-${name}: chains walk structures with a matrix, and not a matrix alone
${pieces}
+body: %reached = ${opcode} %pointer {%structure${ways}} %bytes${element}`
      }),
  )
}

/** Pairs of a rule on variables: its places, and the other types. */
export function dataPairs([rule, places, ways]: MatrixRule) {
  return places.map(
    (place) => pairOf`${rule}/variable-in-${place.name}
variables in memory with a layout hold structures with a matrix, and not a matrix alone
${memory(place, `{%structure${ways}}`)}`,
  )
}
