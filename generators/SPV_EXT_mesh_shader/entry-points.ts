import { earlierVersions } from '../pairs/damaged.ts'
import { pair } from '../pairs/pair.ts'
import { pairIn, pairOf } from '../pairs/pair-of.ts'
import { library } from '../pairs/pieces.ts'
import { type ExecutionModel, stage } from '../Vulkan-environment/shared/stages.ts'

const { capabilities = '', extensions = '' } = stage('MeshEXT')

const outputs = ['OutputPoints', 'OutputLinesEXT', 'OutputTrianglesEXT'] as const

const size = 'OpExecutionMode %main LocalSize 1 1 1'

const limits = `OpExecutionMode %main OutputVertices 3
OpExecutionMode %main OutputPrimitivesEXT 1`

/** Each kind of output, alone, and with another one. */
const kinds = outputs.map((own, at) => {
  const other = outputs[(at + 1) % outputs.length]
  return pairOf`mesh-output-is-of-one-kind/${own.replace('EXT', '').toLowerCase()}: a mesh shader has one kind of output
${stage('MeshEXT')}
modes: ${size}
${limits}
{OpExecutionMode %main ${own} | none: | two: OpExecutionMode %main ${own}
OpExecutionMode %main ${other}}
${at === 0 ? `{| all: OpExecutionMode %main ${outputs[1]}\nOpExecutionMode %main ${outputs[2]}}` : ''}`
})

const others: readonly ExecutionModel[] = ['TaskEXT', 'GLCompute']

/** Instructions of one stage: rules, stages, what they end with, and what they do before. */
const instructions = [
  ['set-mesh-outputs-execution-model', 'MeshEXT', 'OpSetMeshOutputsEXT %uint_3 %uint_1\nOpReturn'],
  ['emit-mesh-tasks-execution-model', 'TaskEXT', 'OpEmitMeshTasksEXT %uint_1 %uint_1 %uint_1'],
] as const

/** Pairs of the rules on entry points of task and mesh shaders. */
export const pairs = [
  ...Object.entries({
    shader: stage('MeshEXT'),
    declared: { ...library, capabilities: `${capabilities}\nOpCapability Linkage`, extensions },
  }).map(([name, pieces]) =>
    pair(
      'version-is-1-4-or-later',
      name,
      'a module with the capability is of version 1.4',
      pieces,
      earlierVersions(3, 0),
      { environments: ['spv1.4'] },
    ),
  ),
  ...kinds,
  pairOf`mesh-output-is-limited/one-entry-point: a mesh shader says how many vertices and primitives it has at most
${stage('MeshEXT')}
modes: ${size}
OpExecutionMode %main OutputLinesEXT
{OpExecutionMode %main OutputVertices 2 | no-vertices: | neither:}
{OpExecutionMode %main OutputPrimitivesEXT 1 | no-primitives: | neither:}`,
  pairIn(stage('MeshEXT'))`mesh-output-is-limited/two-entry-points: each mesh shader says so itself
entryPoints: OpEntryPoint MeshEXT %main "main"
OpEntryPoint MeshEXT %other "other"
modes: ${size}
${limits}
OpExecutionMode %main OutputPoints
OpExecutionMode %other LocalSize 1 1 1
OpExecutionMode %other OutputPoints
OpExecutionMode %other OutputVertices 3
{OpExecutionMode %other OutputPrimitivesEXT 1 | of-the-other:}
after: %other = OpFunction %void None %signature
%begin = OpLabel
OpReturn
OpFunctionEnd`,
  ...others.map((model) => {
    const { end = 'OpReturn', modes = '' } = stage(model)
    return pairOf`mesh-mode-execution-model/beside-${model === 'TaskEXT' ? 'task' : 'compute'}
modes of meshes are those of the mesh shader beside a ${model} entry point
${stage('MeshEXT')}
entryPoints: OpEntryPoint MeshEXT %main "main"
OpEntryPoint ${model} %other "other"
modes: ${size}
${limits}
OpExecutionMode %main OutputTrianglesEXT
${modes.replaceAll('%main', '%other')}
{| lines: OpExecutionMode %other OutputLinesEXT | triangles: OpExecutionMode %other OutputTrianglesEXT
| primitives: OpExecutionMode %other OutputPrimitivesEXT 1}
after: %other = OpFunction %void None %signature
%begin = OpLabel
${end}
OpFunctionEnd`
  }),
  ...(['TaskEXT', 'MeshEXT'] as const).map((model) => {
    const [one, two] = ['uint', 'float'].map((type) => `%variable_TaskPayloadWorkgroupEXT_${type}`)
    return pairOf`payload-variable-is-single/${model === 'TaskEXT' ? 'task' : 'mesh'}
a ${model} entry point lists one payload, and other variables
${stage(model)}
entryPoints: OpEntryPoint ${model} %main "main" %variable_Private_uint ${one} {| two: ${two}}
body: %value = OpLoad %uint ${one}
after: %idle = OpFunction %void None %signature
%begin = OpLabel
%number = OpLoad %float ${two}
OpReturn
OpFunctionEnd`
  }),
  ...instructions.flatMap(([rule, model, ending]) => [
    pairIn(stage(model))`${rule}/itself in spv1.5: a ${model} entry point has the instruction
entryPoints: OpEntryPoint {${model} | in-compute: GLCompute | in-vertex: Vertex} %main "main"
modes: {${stage(model).modes ?? ''} | in-compute: ${size} | in-vertex:}
end: ${ending}`,
    pairOf`${rule}/by-a-call: a function has the instruction for the entry point that calls it
${stage(model)}
entryPoints: OpEntryPoint ${model} %main "main"
OpEntryPoint GLCompute %other "other"
modes: ${stage(model).modes ?? ''}
OpExecutionMode %other LocalSize 1 1 1
before: %work = OpFunction %void None %signature
%begin = OpLabel
${ending}
OpFunctionEnd
body: %called = OpFunctionCall %void %work
after: %other = OpFunction %void None %signature
%start = OpLabel
{| called-by-a-compute-shader: %called_again = OpFunctionCall %void %work}
OpReturn
OpFunctionEnd`,
  ]),
]
