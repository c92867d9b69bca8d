import { pairOf } from '../pairs/pair-of.ts'
import { bindingsOf, type Pieces } from '../pairs/pieces.ts'

/** Blocks of buffers, alone and in arrays. */
const blocks: Pieces = {
  capabilities:
    'OpCapability Shader\nOpCapability VariablePointers\nOpCapability RuntimeDescriptorArray',
  extensions: 'OpExtension "SPV_EXT_descriptor_indexing"',
  interfaces: '%buffer %buffers %unbounded',
  annotations: `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
${bindingsOf(['buffer', 'buffers', 'unbounded'])}`,
  declarations: `%block = OpTypeStruct %float2
%blocks = OpTypeArray %block %uint_2
%many_blocks = OpTypeRuntimeArray %block
%to_block = OpTypePointer StorageBuffer %block
%to_blocks = OpTypePointer StorageBuffer %blocks
%to_many = OpTypePointer StorageBuffer %many_blocks
%buffer = OpVariable %to_block StorageBuffer
%buffers = OpVariable %to_blocks StorageBuffer
%unbounded = OpVariable %to_many StorageBuffer
%gives = OpTypeFunction {%to_block | called: %to_blocks}`,
  before: `%given = OpFunction {%to_block | called: %to_blocks} None %gives
%begin = OpLabel
OpReturnValue {%buffer | called: %buffers}
OpFunctionEnd`,
  body: `%element = OpAccessChain %to_block %buffers %uint_0
%selected = OpSelect {%to_block %true %element %buffer | selected: %to_blocks %true %buffers %buffers
  | selected-of-unknown-length: %to_many %true %unbounded %unbounded}
%called = OpFunctionCall {%to_block | called: %to_blocks} %given
OpSelectionMerge %merge None
OpBranchConditional %true %then %merge
%then = OpLabel
OpBranch %merge
%merge = OpLabel
%phi = OpPhi {%to_block %buffer %entry %element %then | phi: %to_blocks %buffers %entry %buffers %then}`,
}

/** A matrix, matrices in an array and in a structure, and vectors, in memory of a workgroup. */
const matrices: Pieces = {
  capabilities: 'OpCapability Shader\nOpCapability VariablePointers',
  interfaces: '%matrix %matrix_array %structure %vectors',
  declarations: `%holder = OpTypeStruct %float %float2x2
%matrices = OpTypeArray %float2x2 %uint_2
%to_matrix = OpTypePointer Workgroup %float2x2
%to_matrices = OpTypePointer Workgroup %matrices
%to_holder = OpTypePointer Workgroup %holder
%to_vectors = OpTypePointer Workgroup %float2s
%to_vector = OpTypePointer Workgroup %float2
%to_float = OpTypePointer Workgroup %float
%matrix = OpVariable %to_matrix Workgroup
%matrix_array = OpVariable %to_matrices Workgroup
%structure = OpVariable %to_holder Workgroup
%vectors = OpVariable %to_vectors Workgroup`,
  body: `%vector = OpAccessChain %to_vector %vectors %uint_0
%component = OpAccessChain %to_float %vectors %uint_1 %uint_0
%column = OpAccessChain %to_vector %matrix %uint_1
%column_of_a_member = OpAccessChain %to_vector %structure %uint_1 %uint_0
%component_of_a_column = OpAccessChain %to_float %matrix %uint_1 %uint_0
%component_in_steps = OpAccessChain %to_float %column %uint_1`,
}

const join = `OpSelectionMerge %merge None
OpBranchConditional %true %then %merge
%then = OpLabel
OpBranch %merge
%merge = OpLabel`

/** A matrix in a block, and a vector beside it. */
const inBlock: Pieces = {
  capabilities: 'OpCapability Shader\nOpCapability VariablePointersStorageBuffer',
  interfaces: '%buffer',
  annotations: `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 16
OpMemberDecorate %block 1 ColMajor
OpMemberDecorate %block 1 MatrixStride 8
OpDecorate %to_vector ArrayStride 8
${bindingsOf(['buffer'])}`,
  declarations: `%block = OpTypeStruct %float2 %float2x2
%to_block = OpTypePointer StorageBuffer %block
%to_vector = OpTypePointer StorageBuffer %float2
%to_matrix = OpTypePointer StorageBuffer %float2x2
%buffer = OpVariable %to_block StorageBuffer`,
  body: `%vector = OpAccessChain %to_vector %buffer %uint_0
%matrix = OpAccessChain %to_matrix %buffer %uint_1
%column = OpAccessChain %to_vector %buffer %uint_1 %uint_0`,
}

/** Pairs of the rules on what variable pointers point to. */
export const pairs = [
  pairOf`variable-pointer-not-to-blocks/storage-buffer
variable pointers point to blocks, not to arrays of them
${blocks}`,
  pairOf`variable-pointer-not-to-matrix/workgroup
variable pointers point to vectors and their components, not to matrices
${matrices}
body: ${matrices.body}
%selected = OpSelect {%to_vector %true %vector %vector | matrix: %to_matrix %true %matrix %matrix
  | array-of-matrices: %to_matrices %true %matrix_array %matrix_array}
${join}
%phi = OpPhi {%to_float %component %entry %component %then
  | structure-with-a-matrix: %to_holder %structure %entry %structure %then}`,
  pairOf`variable-pointer-not-to-matrix/block
a pointer into a block is chosen to a vector, not to a matrix
${inBlock}
body: ${inBlock.body}
%selected = OpSelect {%to_vector %true %vector %vector | matrix: %to_matrix %true %matrix %matrix
  | block: %to_block %true %buffer %buffer}`,
  pairOf`variable-pointer-not-into-matrix/workgroup
variable pointers are chosen from pointers to vectors and their components, not from pointers into matrices
${matrices}
body: ${matrices.body}
%selected = OpSelect %to_vector %true {%vector | column: %column | column-of-a-member: %column_of_a_member} %vector
%selected_number = OpSelect %to_float %true %component {%component | component: %component_of_a_column
  | component-in-steps: %component_in_steps}
${join}
%phi = OpPhi %to_vector {%vector | phi-of-a-column: %column} %entry %vector %then`,
  pairOf`variable-pointer-not-into-matrix/block
elements are walked from a vector in a block, not from the column of a matrix
${inBlock}
body: ${inBlock.body}
%walked = OpPtrAccessChain %to_vector {%vector | column: %column} %uint_0`,
]
