import { itJudges, type Judged } from './it-judges.ts'
import { lines, stage, variable } from './stages.ts'

const position = 'OpDecorate %v BuiltIn Position'
const block = lines('OpDecorate %s Block', 'OpMemberDecorate %s 0 BuiltIn Position')
const layer = lines('OpDecorate %v BuiltIn Layer', 'OpDecorate %v PerPrimitiveEXT')
const three = '%u3 = OpConstant %u32 3'
const positions = lines(three, '%vertices = OpTypeArray %v4f %u3')
const blocks = lines(three, '%s = OpTypeStruct %v4f', '%vertices = OpTypeArray %s %u3')
const size = 'OpDecorate %size BuiltIn WorkgroupSize'
const sized = '%size = OpConstantComposite %v3u %u1 %u1 %u1'
const useOfSize = '%copy = OpCopyObject %v3u %size'
const depth = 'OpDecorate %v BuiltIn FragDepth'
const wide = lines(
  'OpSelectionMerge %after None',
  'OpBranchConditional %true %then %after',
  '%then = OpLabel',
  'OpStore %v %f1',
  'OpBranch %after',
  '%after = OpLabel',
)

const modules: Judged = {
  'a vector in Output of Vertex': [
    stage('Vertex', { annotations: position, declarations: variable('Output', 'v4f') }),
  ],
  'an array in Output of Vertex': [
    stage('Vertex', {
      annotations: position,
      declarations: variable('Output', 'vertices', positions),
    }),
    'position-type',
  ],
  'an array in Input of Geometry': [
    stage('Geometry', {
      annotations: position,
      declarations: variable('Input', 'vertices', positions),
    }),
  ],
  'an array in Output of Geometry': [
    stage('Geometry', {
      annotations: position,
      declarations: variable('Output', 'vertices', positions),
    }),
    'position-type',
  ],
  'an array in Output of TessellationControl': [
    stage('TessellationControl', {
      annotations: position,
      declarations: variable('Output', 'vertices', positions),
    }),
  ],
  'an array of arrays in Input of Geometry': [
    stage('Geometry', {
      annotations: position,
      declarations: variable(
        'Input',
        'twice',
        lines(positions, '%twice = OpTypeArray %vertices %u3'),
      ),
    }),
    'position-type',
  ],
  'a member of each element': [
    stage('Geometry', { annotations: block, declarations: variable('Input', 'vertices', blocks) }),
  ],
  'a member that is an array': [
    stage('Geometry', {
      annotations: block,
      declarations: variable('Output', 's', lines(positions, '%s = OpTypeStruct %vertices')),
    }),
    'position-type',
  ],
  'a member in a model that has no such built-in': [
    stage('Fragment', {
      annotations: block,
      declarations: variable('Input', 's', '%s = OpTypeStruct %v4f'),
    }),
    'position-execution-model',
  ],
  'an integer of either signedness': [
    stage('Vertex', {
      annotations: 'OpDecorate %v BuiltIn VertexIndex',
      declarations: variable('Input', 'i32'),
    }),
  ],
  'a size that only a compute shader names': [
    {
      entryPoints: lines(
        'OpEntryPoint GLCompute %main "main"',
        'OpEntryPoint Vertex %other "other"',
      ),
      modes: 'OpExecutionMode %main LocalSize 1 1 1',
      annotations: size,
      declarations: sized,
      body: useOfSize,
      functions: lines(
        '%other = OpFunction %void None %fn',
        '%start = OpLabel',
        'OpReturn',
        'OpFunctionEnd',
      ),
    },
  ],
  'a size that a vertex shader names': [
    {
      entryPoints: lines(
        'OpEntryPoint GLCompute %main "main"',
        'OpEntryPoint Vertex %other "other"',
      ),
      modes: 'OpExecutionMode %main LocalSize 1 1 1',
      annotations: size,
      declarations: sized,
      functions: lines(
        '%other = OpFunction %void None %fn',
        '%start = OpLabel',
        useOfSize,
        'OpReturn',
        'OpFunctionEnd',
      ),
    },
    'workgroup-size-execution-model',
  ],
  'a depth that some runs write': [
    stage('Fragment', {
      annotations: depth,
      declarations: variable('Output', 'f32'),
      body: wide,
    }),
  ],
  'a depth that every run writes': [
    stage('Fragment', {
      annotations: depth,
      declarations: variable('Output', 'f32'),
      body: 'OpStore %v %f1',
    }),
    'frag-depth-execution-mode',
  ],
  'as many layers as primitives': [
    stage('MeshEXT', {
      annotations: layer,
      declarations: variable('Output', 'arr4'),
    }),
  ],
  'fewer layers than primitives': [
    stage('MeshEXT', {
      annotations: layer,
      declarations: variable('Output', 'few', '%few = OpTypeArray %u32 %u2'),
    }),
    'layer-array-size',
  ],
  'as many layers as a specialization constant says': [
    stage('MeshEXT', {
      annotations: layer,
      declarations: variable(
        'Output',
        'few',
        lines('%count = OpSpecConstant %u32 2', '%few = OpTypeArray %u32 %count'),
      ),
    }),
  ],
  'a layer for all primitives': [
    stage('MeshEXT', { annotations: layer, declarations: variable('Output', 'u32') }),
    'layer-mesh-type',
  ],
  'one built-in in Input and one in Output': [
    stage(
      'Geometry',
      {
        annotations: lines(position, 'OpDecorate %w BuiltIn Position'),
        declarations: lines(
          variable('Input', 'vertices', positions),
          '%q = OpTypePointer Output %v4f',
          '%w = OpVariable %q Output',
        ),
      },
      '%v %w',
    ),
  ],
  'one built-in twice in Output': [
    stage(
      'Vertex',
      {
        annotations: lines(position, 'OpDecorate %w BuiltIn Position'),
        declarations: lines(variable('Output', 'v4f'), '%w = OpVariable %p Output'),
      },
      '%v %w',
    ),
    'built-in-once-output',
  ],
}

itJudges(modules)
