import { inNarrowBlock } from '../narrow/narrow-block.ts'
import { kinds16, unlikeKinds } from '../narrow/narrow-kind.ts'
import { copyPair, loadPair, valuePairs } from '../narrow/value-pairs.ts'

const load = 'load-is-a-scalar-vector-or-matrix'

/** Pairs of the rules on results and operands of 16 bits. */
export const pairs = [
  ...kinds16.flatMap(valuePairs),
  ...unlikeKinds(kinds16).flatMap((kind) => [loadPair(kind, load), copyPair(kind)]),
  ...kinds16
    .filter(({ wide }) => wide === 'float')
    .map(
      (kind) => inNarrowBlock(kind)`${load}/matrix
a matrix of 16-bit floats is loaded and stored; arrays of them are not loaded
+annotations: %matrix_block Block, 0 Offset 0, 0 ColMajor, 0 MatrixStride 8, 1 Offset 16, 1 ColMajor, 1 MatrixStride 8
%matrix_buffer DescriptorSet 0, Binding 1
+declarations: %matrix = OpTypeMatrix %narrow4 2
%matrix_block = OpTypeStruct %matrix %stride16_matrix_array2
%matrix_buffer = OpVariable %pointer_StorageBuffer_matrix_block StorageBuffer
+body: %matrix_chain = OpAccessChain %pointer_StorageBuffer_matrix %matrix_buffer %uint_0
%matrices_chain = OpAccessChain %pointer_StorageBuffer_stride16_matrix_array2 %matrix_buffer %uint_1
%loaded_matrix = OpLoad %matrix %matrix_chain
%loaded_vector = OpLoad {%narrow4 %chain4 | array: %stride16_matrix_array2 %matrices_chain
  | structure: %matrix_block %matrix_buffer}
OpStore %matrix_chain %loaded_matrix`,
    ),
]
