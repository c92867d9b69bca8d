import { pairIn } from '../../pairs/pair-of.ts'
import { bindingOf, type Pieces, untypedPointers } from '../../pairs/pieces.ts'
import { untypedPhysical, withWorkgroupBlocks } from './pieces.ts'

/** A structure with a matrix, an array of matrices and a vector, and one with that structure. */
const annotations = `%inner 0 Offset 0, 0 ColMajor, 0 MatrixStride 16, 1 Offset 32, 1 RowMajor, 1 MatrixStride 16, 2 Offset 160
OpDecorate %matrices ArrayStride 64
OpDecorate %vectors ArrayStride 16
%block Block, 0 Offset 0
OpDecorate %inners ArrayStride 256`

const types = `%matrices = OpTypeArray %float4x2 %uint_2
%vectors = OpTypeArray %float4 %uint_16
%inner = OpTypeStruct %float4x2 %matrices %float4
%inners = OpTypeArray %inner %uint_2
%block = OpTypeStruct %inners`

/** A shader with pointers to such structures in PhysicalStorageBuffer. */
export const physicalMatrices = {
  ...untypedPhysical,
  annotations,
  declarations: `${types}
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
    ...(storageClass === 'Workgroup' ? withWorkgroupBlocks(untypedPointers) : untypedPointers),
    interfaces: '%buffer',
    annotations: `${annotations}\n${isBound ? bindingOf('buffer') : ''}`,
    declarations: `${types}
%to_buffer = OpTypeUntypedPointerKHR ${storageClass}
%buffer = OpUntypedVariableKHR %to_buffer ${storageClass} %block`,
  } satisfies Pieces
}
