import { piecesOf, tagIn } from '../../pairs/pair-of.ts'
import { bindingOf, type Pieces } from '../../pairs/pieces.ts'
import { chains, visible } from './layout-pairs.ts'
import { inKind, kinds, withWorkgroupBlocks } from './pieces.ts'

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

/** Pairs of a shader with pointers to such structures in PhysicalStorageBuffer. */
export const inPhysicalMatrices = tagIn(kinds.physical)`annotations: ${annotations}
declarations: ${matrixTypes}
%physical = OpTypeUntypedPointerKHR PhysicalStorageBuffer
%to_inner = OpTypePointer PhysicalStorageBuffer %inner
%to_matrix = OpTypePointer PhysicalStorageBuffer %float4x2
%to_matrices = OpTypePointer PhysicalStorageBuffer %matrices
%to_column = OpTypePointer PhysicalStorageBuffer %float4
%to_float = OpTypePointer PhysicalStorageBuffer %float`

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

/** A storage class as part of the name of a pair. */
export function nameOf(storageClass: string): string {
  return storageClass === 'PhysicalStorageBuffer'
    ? 'physical-storage-buffer'
    : storageClass.toLowerCase()
}

/** Pieces with a variable in that storage class, or with an address, called `%bytes`. */
export function memory(storageClass: string, given?: string): Pieces {
  const isVisible = visible.includes(storageClass)
  const dataType = given ?? (isVisible ? '%block_stride16_uint_array8' : '%stride4_uint_array32')
  const isPhysical = storageClass === 'PhysicalStorageBuffer'
  const isBound = storageClass === 'StorageBuffer' || storageClass === 'Uniform'
  const variable = `%bytes = OpUntypedVariableKHR %pointer ${storageClass} ${dataType}`
  return piecesOf`interfaces: ${isPhysical ? '' : '%bytes'}
annotations: ${layout}
${given !== undefined && isVisible ? 'OpDecorate %structure Block' : ''}
OpDecorate %pointer ArrayStride 128
${isBound ? bindingOf('bytes') : ''}
declarations: ${types}
%pointer = OpTypeUntypedPointerKHR ${storageClass}
${isPhysical ? '%null = OpConstantNull %ulong' : variable}
body: ${isPhysical ? '%bytes = OpConvertUToPtr %pointer %null' : ''}`
}

/** Where only physical pointers are counted on from. */
const physicalAlone = ['Uniform', 'PushConstant']

/** Pairs of a rule on chains into storage classes, and the other types. */
export function chainPairs(rule: string, storageClasses: readonly string[], ways: string) {
  return storageClasses.flatMap((storageClass) =>
    chains
      .filter(([, , element]) => element === '' || !physicalAlone.includes(storageClass))
      .map(([name, opcode, element]) => {
        const logical = element === '' ? 'shader' : 'counting'
        const kind = storageClass === 'PhysicalStorageBuffer' ? 'physical' : logical
        return inKind[kind]`${rule}/${nameOf(storageClass)}-${name}
chains walk structures with a matrix, and not a matrix alone
${memory(storageClass)}
+body: %reached = ${opcode} %pointer {%structure${ways}} %bytes${element}`
      }),
  )
}

/** Pairs of a rule on variables in storage classes, and the other types. */
export function dataPairs(rule: string, storageClasses: readonly string[], ways: string) {
  return storageClasses.map(
    (storageClass) => inKind.shader`${rule}/variable-in-${nameOf(storageClass)}
variables in memory with a layout hold structures with a matrix, and not a matrix alone
${memory(storageClass, `{%structure${ways}}`)}`,
  )
}
