import { instead } from '../pairs/instead.ts'
import { pair } from '../pairs/pair.ts'
import { kernel, library } from '../pairs/pieces.ts'

const matrices = {
  ...library,
  annotations: `OpMemberDecorate %layout 0 RowMajor
OpMemberDecorate %layout 0 MatrixStride 16
OpMemberDecorate %layout 0 Offset 0
OpMemberDecorate %layout 1 ColMajor
OpMemberDecorate %layout 1 MatrixStride 16
OpMemberDecorate %layout 2 RowMajor
OpMemberDecorate %open 0 ColMajor
OpMemberDecorate %plain 0 Offset 0`,
  declarations: `%matrix = OpTypeMatrix %float4 4
%array = OpTypeArray %matrix %uint_2
%arrays = OpTypeArray %array %uint_2
%endless = OpTypeRuntimeArray %matrix
%vectors = OpTypeArray %float4 %uint_2
%holder = OpTypeStruct %matrix
%layout = OpTypeStruct %matrix %array %arrays
%open = OpTypeStruct %endless
%plain = OpTypeStruct %float4 %vectors %holder %float
%pointer_matrix = OpTypePointer Private %matrix
%variable = OpVariable %pointer_matrix Private`,
}

/** Pairs of the rules on which constants, types and members decorations are for. */
export const pairs = [
  pair(
    'spec-id-target',
    'every-scalar',
    'specialization constants of every scalar type have numbers',
    {
      ...library,
      annotations: `OpDecorate %a SpecId 0
OpDecorate %b SpecId 1
OpDecorate %c SpecId 2
OpDecorate %d SpecId 3`,
      declarations: `%a = OpSpecConstantTrue %bool
%b = OpSpecConstantFalse %bool
%c = OpSpecConstant %uint 7
%d = OpSpecConstant %float 7
%vector = OpSpecConstantComposite %uint2 %c %c
%nothing = OpConstantNull %uint
%undefined = OpUndef %uint
%pointer_uint = OpTypePointer Private %uint
%variable = OpVariable %pointer_uint Private`,
    },
    instead('OpDecorate %d SpecId 3', {
      constant: 'OpDecorate %uint_1 SpecId 3',
      boolean: 'OpDecorate %true SpecId 3',
      composite: 'OpDecorate %vector SpecId 3',
      null: 'OpDecorate %nothing SpecId 3',
      'undefined-value': 'OpDecorate %undefined SpecId 3',
      variable: 'OpDecorate %variable SpecId 3',
      type: 'OpDecorate %uint SpecId 3',
    }),
  ),
  pair(
    'spec-id-target',
    'by-a-group',
    'a group of decorations has a number for one constant',
    {
      ...library,
      annotations: `OpDecorate %group SpecId 3
%group = OpDecorationGroup
OpGroupDecorate %group %a`,
      declarations: '%a = OpSpecConstant %uint 7\n%vector = OpSpecConstantComposite %uint2 %a %a',
    },
    {
      composite: [['OpGroupDecorate %group %a', 'OpGroupDecorate %group %vector']],
      constant: [['OpGroupDecorate %group %a', 'OpGroupDecorate %group %uint_1']],
    },
  ),
  pair(
    'block-target',
    'structure',
    'a structure is a block, an array of it is not',
    {
      entryPoints: 'OpEntryPoint GLCompute %main "main" %buffers %own',
      annotations: `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %buffers DescriptorSet 0
OpDecorate %buffers Binding 0
OpDecorate %other Block`,
      declarations: `%block = OpTypeStruct %uint
%other = OpTypeStruct %float
%array = OpTypeArray %block %uint_2
%pointer_array = OpTypePointer StorageBuffer %array
%pointer_own = OpTypePointer Private %float
%buffers = OpVariable %pointer_array StorageBuffer
%own = OpVariable %pointer_own Private`,
    },
    instead('OpDecorate %other Block', {
      array: 'OpDecorate %array Block',
      pointer: 'OpDecorate %pointer_own Block',
      variable: 'OpDecorate %own Block',
      scalar: 'OpDecorate %float Block',
      function: 'OpDecorate %main Block',
    }),
  ),
  pair(
    'block-target',
    'buffer-block',
    'a structure is a block of the old kind',
    {
      annotations: `OpDecorate %block BufferBlock
OpMemberDecorate %block 0 Offset 0
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0
OpDecorate %other BufferBlock`,
      declarations: `%block = OpTypeStruct %uint
%other = OpTypeStruct %float
%array = OpTypeArray %float %uint_2
%pointer_block = OpTypePointer Uniform %block
%pointer_own = OpTypePointer Private %float
%buffer = OpVariable %pointer_block Uniform`,
    },
    instead('OpDecorate %other BufferBlock', {
      array: 'OpDecorate %array BufferBlock',
      pointer: 'OpDecorate %pointer_own BufferBlock',
      variable: 'OpDecorate %buffer BufferBlock',
    }),
    { environments: ['spv1.3'] },
  ),
  pair(
    'structure-layout-target',
    'of-a-shader',
    'two structures have the layouts of GLSL',
    {
      ...library,
      annotations: 'OpDecorate %shared GLSLShared\nOpDecorate %packed GLSLPacked',
      declarations: `%shared = OpTypeStruct %uint %float
%packed = OpTypeStruct %uint %float
%array = OpTypeArray %packed %uint_2
%pointer = OpTypePointer Private %packed
%variable = OpVariable %pointer Private`,
    },
    {
      ...instead('OpDecorate %shared GLSLShared', {
        'shared-array': 'OpDecorate %array GLSLShared',
        'shared-variable': 'OpDecorate %variable GLSLShared',
      }),
      ...instead('OpDecorate %packed GLSLPacked', {
        'packed-array': 'OpDecorate %array GLSLPacked',
        'packed-pointer': 'OpDecorate %pointer GLSLPacked',
        'packed-scalar': 'OpDecorate %float GLSLPacked',
      }),
    },
  ),
  pair(
    'structure-layout-target',
    'of-a-kernel',
    'a structure of a kernel has no padding',
    {
      ...kernel,
      entryPoints: 'OpEntryPoint Kernel %main "main" %variable',
      annotations: 'OpDecorate %packed CPacked',
      declarations: `%packed = OpTypeStruct %uint %float
%array = OpTypeArray %packed %uint_2
%pointer = OpTypePointer CrossWorkgroup %array
%variable = OpVariable %pointer CrossWorkgroup`,
    },
    instead('OpDecorate %packed CPacked', {
      array: 'OpDecorate %array CPacked',
      pointer: 'OpDecorate %pointer CPacked',
      variable: 'OpDecorate %variable CPacked',
      vector: 'OpDecorate %float4 CPacked',
    }),
  ),
  pair(
    'array-stride-target',
    'arrays-and-pointers',
    'arrays of both kinds and pointers to their elements have strides',
    {
      ...library,
      annotations: `OpDecorate %array ArrayStride 16
OpDecorate %endless ArrayStride 16
OpDecorate %pointer ArrayStride 16`,
      declarations: `%array = OpTypeArray %float %uint_2
%endless = OpTypeRuntimeArray %float
%structure = OpTypeStruct %float
%pointer = OpTypePointer StorageBuffer %float
%pointer_own = OpTypePointer Private %float
%variable = OpVariable %pointer_own Private`,
    },
    {
      structure: [['OpDecorate %array', 'OpDecorate %structure']],
      vector: [['OpDecorate %array', 'OpDecorate %float4']],
      matrix: [['OpDecorate %endless', 'OpDecorate %float4x4']],
      variable: [['OpDecorate %pointer', 'OpDecorate %variable']],
      scalar: [['OpDecorate %pointer', 'OpDecorate %float']],
    },
  ),
  pair(
    'member-layout-target',
    'members',
    'members that are matrices have majorness, stride and offset',
    matrices,
    {
      'row-major-type': [['OpMemberDecorate %layout 2 RowMajor', 'OpDecorate %matrix RowMajor']],
      'row-major-variable': [
        ['OpMemberDecorate %layout 2 RowMajor', 'OpDecorate %variable RowMajor'],
      ],
      'column-major-array': [['OpMemberDecorate %open 0 ColMajor', 'OpDecorate %array ColMajor']],
      'matrix-stride-type': [
        ['OpMemberDecorate %layout 1 MatrixStride 16', 'OpDecorate %matrix MatrixStride 16'],
      ],
      'matrix-stride-structure': [
        ['OpMemberDecorate %layout 1 MatrixStride 16', 'OpDecorate %layout MatrixStride 16'],
      ],
      'offset-structure': [['OpMemberDecorate %plain 0 Offset 0', 'OpDecorate %plain Offset 0']],
      'offset-type': [['OpMemberDecorate %plain 0 Offset 0', 'OpDecorate %float4 Offset 0']],
    },
  ),
  pair(
    'member-layout-target',
    'by-a-group',
    'a group of decorations is given to a member',
    {
      ...matrices,
      annotations: `OpDecorate %group ColMajor
OpDecorate %group MatrixStride 16
OpDecorate %group Offset 0
%group = OpDecorationGroup
OpGroupMemberDecorate %group %layout 0`,
    },
    {
      type: [['OpGroupMemberDecorate %group %layout 0', 'OpGroupDecorate %group %matrix']],
      structure: [['OpGroupMemberDecorate %group %layout 0', 'OpGroupDecorate %group %layout']],
    },
  ),
  pair(
    'matrix-layout-target',
    'arrays-of-matrices',
    'matrices, and arrays of them at any depth, have majorness and stride',
    matrices,
    {
      ...instead('OpMemberDecorate %plain 0 Offset 0', {
        'row-major-vector': 'OpMemberDecorate %plain 0 RowMajor',
        'column-major-vector-array': 'OpMemberDecorate %plain 1 ColMajor',
        'row-major-structure': 'OpMemberDecorate %plain 2 RowMajor',
        'stride-vector-array': 'OpMemberDecorate %plain 1 MatrixStride 16',
        'stride-structure': 'OpMemberDecorate %plain 2 MatrixStride 16',
        'column-major-scalar': 'OpMemberDecorate %plain 3 ColMajor',
      }),
    },
  ),
  pair(
    'matrix-layout-target',
    'by-a-group',
    'a group of decorations is given to a member that is a matrix',
    {
      ...matrices,
      annotations: `OpDecorate %group RowMajor
%group = OpDecorationGroup
OpGroupMemberDecorate %group %layout 1`,
    },
    {
      vectors: [
        ['OpGroupMemberDecorate %group %layout 1', 'OpGroupMemberDecorate %group %plain 1'],
      ],
    },
  ),
  pair(
    'built-in-target',
    'variable-member-and-constant',
    'built-ins are a variable, members of a block, and a constant',
    {
      entryPoints: `OpEntryPoint Vertex %main "main" %out %index %instance
OpEntryPoint GLCompute %group_main "group_main"`,
      modes: 'OpExecutionMode %group_main LocalSize 1 1 1',
      annotations: `OpDecorate %vertex Block
OpMemberDecorate %vertex 0 BuiltIn Position
OpMemberDecorate %vertex 1 BuiltIn PointSize
OpDecorate %index BuiltIn VertexIndex
OpDecorate %size BuiltIn WorkgroupSize
OpDecorate %instance BuiltIn InstanceIndex`,
      declarations: `%vertex = OpTypeStruct %float4 %float
%pointer_vertex = OpTypePointer Output %vertex
%pointer_int = OpTypePointer Input %int
%size = OpConstantComposite %uint3 %uint_1 %uint_1 %uint_1
%undefined = OpUndef %int
%of_int = OpTypeFunction %void %int
%out = OpVariable %pointer_vertex Output
%index = OpVariable %pointer_int Input
%instance = OpVariable %pointer_int Input`,
      before: `%helper = OpFunction %void None %of_int
%parameter = OpFunctionParameter %int
%begin = OpLabel
OpReturn
OpFunctionEnd`,
      body: '%read = OpLoad %int %instance',
      after: `%group_main = OpFunction %void None %signature
%start = OpLabel
OpReturn
OpFunctionEnd`,
    },
    instead('OpDecorate %instance BuiltIn', {
      type: 'OpDecorate %int BuiltIn',
      pointer: 'OpDecorate %pointer_int BuiltIn',
      function: 'OpDecorate %helper BuiltIn',
      parameter: 'OpDecorate %parameter BuiltIn',
      'loaded-value': 'OpDecorate %read BuiltIn',
      'undefined-value': 'OpDecorate %undefined BuiltIn',
    }),
  ),
]
