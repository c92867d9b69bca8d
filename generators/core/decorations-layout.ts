import { pairOf, tagIn } from '../pairs/pair-of.ts'
import { bindingOf, library } from '../pairs/pieces.ts'
import { inKernel, inLibrary } from '../pairs/tags.ts'
import { targetPairs } from '../signatures/target-pairs.ts'
import { decorationRows } from './shared/decoration-rows.ts'

const inMatrices = tagIn(library)`
annotations: %layout 0 RowMajor, 0 MatrixStride 16, 0 Offset 0, 1 ColMajor, 1 MatrixStride 16, 2 RowMajor
%endless_only 0 ColMajor
%structure_float4_and_vectors_and_holder_and_float 0 Offset 0
declarations: %matrix = OpTypeMatrix %float4 4
%arrays = OpTypeArray %matrix_array2 %uint_2
%endless = OpTypeRuntimeArray %matrix
%vectors = OpTypeArray %float4 %uint_2
%holder = OpTypeStruct %matrix
%layout = OpTypeStruct %matrix %matrix_array2 %arrays
%variable = OpVariable %pointer_Private_matrix Private`

/** Pairs of the rules on which constants, types and members decorations are for. */
export const pairs = targetPairs(decorationRows, [
  inLibrary`spec-id-target/every-scalar: specialization constants of every scalar type have numbers
annotations: %spec_bool SpecId 0
%b SpecId 1
%spec_uint_7 SpecId 2
%spec_float_7 SpecId 3
declarations: %b = OpSpecConstantFalse %bool
%vector = OpSpecConstantComposite %uint2 %spec_uint_7 %spec_uint_7
%nothing = OpConstantNull %uint
%undefined = OpUndef %uint
%variable = OpVariable %pointer_Private_uint Private`,
  inLibrary`spec-id-target/by-a-group: a group of decorations has a number for one constant
annotations: %group = [SpecId 3] %spec_uint_7
declarations: %vector = OpSpecConstantComposite %uint2 %spec_uint_7 %spec_uint_7`,
  pairOf`block-target/structure: a structure is a block, an array of it is not
entryPoints: GLCompute %main %variable_StorageBuffer_uint_onlys_bound_0 %variable_Private_float
annotations: %uint_only Block, 0 Offset 0
%float_only Block`,
  pairOf`block-target/buffer-block in spv1.3: a structure is a block of the old kind
annotations: %uint_only BufferBlock, 0 Offset 0
${bindingOf('variable_Uniform_uint_only')}
%float_only BufferBlock
declarations: %array = OpTypeArray %float %uint_2
%pointer_own = OpTypePointer Private %float`,
  inLibrary`structure-layout-target/of-a-shader: two structures have the layouts of GLSL
annotations: %structure_uint_and_float GLSLShared
%second_structure_uint_and_float GLSLPacked
declarations: %array = OpTypeArray %second_structure_uint_and_float %uint_2
%pointer = OpTypePointer Private %second_structure_uint_and_float
%variable = OpVariable %pointer Private`,
  inKernel`structure-layout-target/of-a-kernel: a structure of a kernel has no padding
debug: OpName %variable_CrossWorkgroup_array "structures"
annotations: %structure_uint_and_float CPacked
declarations: %array = OpTypeArray %structure_uint_and_float %uint_2`,
  inLibrary`array-stride-target/arrays-and-pointers: arrays of both kinds and pointers to their elements have strides
annotations: %floats %float_runtime_array %pointer_StorageBuffer_float ArrayStride 16
declarations: %structure = OpTypeStruct %float
%variable = OpVariable %pointer_Private_float Private`,
  inMatrices`member-layout-target/members: members that are matrices have majorness, stride and offset`,
  inMatrices`member-layout-target/by-a-group: a group of decorations is given to a member
annotations: %group ColMajor, MatrixStride 16, Offset 0
%group = OpDecorationGroup
{OpGroupMemberDecorate %group %layout 0 | type: OpGroupDecorate %group %matrix
  | structure: OpGroupDecorate %group %layout}`,
  inMatrices`matrix-layout-target/arrays-of-matrices
matrices, and arrays of them at any depth, have majorness and stride
changed: OpMemberDecorate %structure_float4_and_vectors_and_holder_and_float {0 Offset 0 | row-major-vector: 0 RowMajor
  | column-major-vector-array: 1 ColMajor | row-major-structure: 2 RowMajor
  | stride-vector-array: 1 MatrixStride 16 | stride-structure: 2 MatrixStride 16 | column-major-scalar: 3 ColMajor}`,
  inMatrices`matrix-layout-target/by-a-group: a group of decorations is given to a member that is a matrix
annotations: %group = [RowMajor] {%layout | vectors: %structure_float4_and_vectors_and_holder_and_float} 1`,
  pairOf`built-in-target/variable-member-and-constant: built-ins are a variable, members of a block, and a constant
entryPoints: Vertex %main %out %index %instance, GLCompute %group_main
annotations: %vertex Block, 0 BuiltIn Position, 1 BuiltIn PointSize
%index BuiltIn VertexIndex
%size BuiltIn WorkgroupSize
%instance BuiltIn InstanceIndex
declarations: %vertex = OpTypeStruct %float4 %float
%pointer_vertex = OpTypePointer Output %vertex
%pointer_int = OpTypePointer Input %int
%size = OpConstantComposite %uint3 %uint_1 %uint_1 %uint_1
%undefined = OpUndef %int
%of_int = OpTypeFunction %void %int
%out = OpVariable %pointer_vertex Output
%index = OpVariable %pointer_int Input
%instance = OpVariable %pointer_int Input
before: %void %helper(%int %parameter) as %of_int
body: %read = OpLoad %int %instance
after: %void %group_main()`,
])
