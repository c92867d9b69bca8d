import { physicalStorage, untypedPointers } from '../../pairs/pieces.ts'

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
  ...physicalStorage,
  capabilities: `${physicalStorage.capabilities}\nOpCapability UntypedPointersKHR`,
  extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
  annotations,
  declarations: `${types}
%physical = OpTypeUntypedPointerKHR PhysicalStorageBuffer
%to_inner = OpTypePointer PhysicalStorageBuffer %inner
%to_matrix = OpTypePointer PhysicalStorageBuffer %float4x2
%to_matrices = OpTypePointer PhysicalStorageBuffer %matrices
%to_column = OpTypePointer PhysicalStorageBuffer %float4
%to_float = OpTypePointer PhysicalStorageBuffer %float`,
}

/** A shader with such a block in memory of that storage class. */
export function matricesIn(storageClass: string): typeof physicalMatrices & {
  readonly interfaces: string
} {
  const isBound = storageClass === 'StorageBuffer' || storageClass === 'Uniform'
  const isGroup = storageClass === 'Workgroup'
  return {
    ...physicalMatrices,
    memoryModel: 'OpMemoryModel Logical GLSL450',
    capabilities: `${untypedPointers.capabilities}${
      isGroup ? '\nOpCapability WorkgroupMemoryExplicitLayoutKHR' : ''
    }`,
    extensions: `${untypedPointers.extensions}${
      isGroup ? '\nOpExtension "SPV_KHR_workgroup_memory_explicit_layout"' : ''
    }`,
    interfaces: '%buffer',
    annotations: `${annotations}${
      isBound ? '\nOpDecorate %buffer DescriptorSet 0\nOpDecorate %buffer Binding 0' : ''
    }`,
    declarations: `${types}
%to_buffer = OpTypeUntypedPointerKHR ${storageClass}
%buffer = OpUntypedVariableKHR %to_buffer ${storageClass} %block`,
  }
}
