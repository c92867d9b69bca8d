import { pairOf } from '../pairs/pair-of.ts'
import { bindingsOf, type Pieces } from '../pairs/pieces.ts'

/** Blocks of buffers, alone and in arrays. */
const blocks: Pieces = {
  capabilities:
    'OpCapability Shader\nOpCapability VariablePointers\nOpCapability RuntimeDescriptorArray',
  extensions: 'OpExtension "SPV_EXT_descriptor_indexing"',
  annotations: `%float2_only Block, 0 Offset 0
${bindingsOf(['buffer', 'buffers', 'unbounded'])}`,
  declarations: `%to_block = OpTypePointer StorageBuffer %float2_only
%to_blocks = OpTypePointer StorageBuffer %float2_only_array2
%buffer = OpVariable %to_block StorageBuffer
%buffers = OpVariable %to_blocks StorageBuffer
%unbounded = OpVariable %pointer_StorageBuffer_float2_only_runtime_array StorageBuffer
%gives = OpTypeFunction {%to_block | called: %to_blocks}`,
  before: `%given = OpFunction {%to_block | called: %to_blocks} None %gives
%begin: OpReturnValue {%buffer | called: %buffers}
OpFunctionEnd`,
  body: `%element = OpAccessChain %to_block %buffers %uint_0
%selected = OpSelect {%to_block %true %element %buffer | selected: %to_blocks %true %buffers %buffers
  | selected-of-unknown-length: %pointer_StorageBuffer_float2_only_runtime_array %true %unbounded %unbounded}
%called = OpFunctionCall {%to_block | called: %to_blocks} %given
[%merge] OpBranchConditional %true %then %merge
%then: -> %merge
%merge: %phi = OpPhi {%to_block %buffer %entry %element %then | phi: %to_blocks %buffers %entry %buffers %then}`,
}

/** A matrix, matrices in an array and in a structure, and vectors, in memory of a workgroup. */
const matrices: Pieces = {
  capabilities: 'Shader VariablePointers',
  interfaces:
    '%variable_Workgroup_float2x2 %variable_Workgroup_float2x2s %structure %variable_Workgroup_float2s',
  declarations: `%structure = OpVariable %pointer_Workgroup_structure_float_and_float2x2 Workgroup`,
  body: `%vector = OpAccessChain %pointer_Workgroup_float2 %variable_Workgroup_float2s %uint_0
%component = OpAccessChain %pointer_Workgroup_float %variable_Workgroup_float2s %uint_1 %uint_0
%column = OpAccessChain %pointer_Workgroup_float2 %variable_Workgroup_float2x2 %uint_1
%column_of_a_member = OpAccessChain %pointer_Workgroup_float2 %structure %uint_1 %uint_0
%component_of_a_column = OpAccessChain %pointer_Workgroup_float %variable_Workgroup_float2x2 %uint_1 %uint_0
%component_in_steps = OpAccessChain %pointer_Workgroup_float %column %uint_1`,
}

const join = `[%merge] OpBranchConditional %true %then %merge
%then: -> %merge
%merge:`

/** A matrix in a block, and a vector beside it. */
const inBlock: Pieces = {
  capabilities: 'Shader VariablePointersStorageBuffer',
  annotations: `%float2_only Block, 0 Offset 0, 1 Offset 16, 1 ColMajor, 1 MatrixStride 8
%pointer_Workgroup_float2 ArrayStride 8
${bindingsOf(['buffer'])}`,
  declarations: `%float2_only = OpTypeStruct %float2 %float2x2
%to_block = OpTypePointer StorageBuffer %float2_only
%pointer_Workgroup_float2 = OpTypePointer StorageBuffer %float2
%pointer_Workgroup_float2x2 = OpTypePointer StorageBuffer %float2x2
%buffer = OpVariable %to_block StorageBuffer`,
  body: `%vector = OpAccessChain %pointer_Workgroup_float2 %buffer %uint_0
%variable_Workgroup_float2x2 = OpAccessChain %pointer_Workgroup_float2x2 %buffer %uint_1
%column = OpAccessChain %pointer_Workgroup_float2 %buffer %uint_1 %uint_0`,
}

/** Pairs of the rules on what variable pointers point to. */
export const pairs = [
  pairOf`variable-pointer-not-to-blocks/storage-buffer
variable pointers point to blocks, not to arrays of them
${blocks}`,
  pairOf`variable-pointer-not-to-matrix/workgroup
variable pointers point to vectors and their components, not to matrices
${matrices}
+body: %selected = OpSelect {%pointer_Workgroup_float2 %true %vector %vector | matrix: %pointer_Workgroup_float2x2 %true %variable_Workgroup_float2x2 %variable_Workgroup_float2x2
  | array-of-matrices: %pointer_Workgroup_float2x2s %true %variable_Workgroup_float2x2s %variable_Workgroup_float2x2s}
${join}
%phi = OpPhi {%pointer_Workgroup_float %component %entry %component %then
  | structure-with-a-matrix: %pointer_Workgroup_structure_float_and_float2x2 %structure %entry %structure %then}`,
  pairOf`variable-pointer-not-to-matrix/block
a pointer into a block is chosen to a vector, not to a matrix
${inBlock}
+body: %selected = OpSelect {%pointer_Workgroup_float2 %true %vector %vector | matrix: %pointer_Workgroup_float2x2 %true %variable_Workgroup_float2x2 %variable_Workgroup_float2x2
  | block: %to_block %true %buffer %buffer}`,
  pairOf`variable-pointer-not-into-matrix/workgroup
variable pointers are chosen from pointers to vectors and their components, not from pointers into matrices
${matrices}
+body: %selected = OpSelect %pointer_Workgroup_float2 %true {%vector | column: %column | column-of-a-member: %column_of_a_member} %vector
%selected_number = OpSelect %pointer_Workgroup_float %true %component {%component | component: %component_of_a_column
  | component-in-steps: %component_in_steps}
${join}
%phi = OpPhi %pointer_Workgroup_float2 {%vector | phi-of-a-column: %column} %entry %vector %then`,
  pairOf`variable-pointer-not-into-matrix/block
elements are walked from a vector in a block, not from the column of a matrix
${inBlock}
+body: %walked = OpPtrAccessChain %pointer_Workgroup_float2 {%vector | column: %column} %uint_0`,
]
