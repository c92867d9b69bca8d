import { pairIn, pairOf, piecesIn } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'
import { inVulkan, stage } from './shared/stages.ts'

/** A mesh shader with an output of each vertex. */
const mesh = {
  ...stage('MeshEXT', {
    interfaces:
      '%variable_Output_float_array3_at_0 %variable_Output_float_array3 %variable_Private_float %second_variable_Private_float',
  }),
  annotations: `%variable_Output_float_array3 Location 1`,
  declarations: `%all = OpConstantNull %float_array3`,
} satisfies Pieces

const chain =
  '%chain = OpAccessChain %pointer_Output_float %variable_Output_float_array3_at_0 %uint_1'
const set = 'OpSetMeshOutputsEXT %uint_3 %uint_1'

function models(first: 'TaskEXT' | 'MeshEXT'): Pieces {
  const { entryPoints = '', ...pieces } = stage(first)
  return piecesIn(pieces)`capabilities: ${pieces.capabilities ?? ''}\nOpCapability MeshShadingNV
extensions: ${pieces.extensions ?? ''}\nOpExtension "SPV_NV_mesh_shader"
entryPoints: ${entryPoints}`
}

/** Modes of a mesh shader with numbers of vertices and primitives. */
function sized(vertices: string, primitives: string): string {
  return `%main LocalSize 1 1 1, OutputTrianglesEXT, OutputVertices ${vertices}
%main OutputPrimitivesEXT ${primitives}`
}

/** Pairs of the rules on mesh shaders. */
export const pairs = [
  ...(['TaskEXT', 'MeshEXT'] as const).map((model) => {
    const { entryPoints = '', modes = '', ...pieces } = models(model)
    return pairOf`mesh-models-apart/${model === 'TaskEXT' ? 'task' : 'mesh'} ${inVulkan}
the entry points of a module are of one extension
${pieces}
entryPoints: ${entryPoints}
OpEntryPoint {TaskEXT | task-nv: TaskNV | mesh-nv: MeshNV} %other "other"
modes: ${modes}
%other LocalSize 1 1 1
{| mesh-nv: OpExecutionMode %other OutputPoints
%other OutputVertices 1
OpExecutionMode %other OutputPrimitivesEXT 1}
after: %void %other()
{OpEmitMeshTasksEXT %uint_1 %uint_1 %uint_1 | task-nv: OpReturn | mesh-nv: OpReturn}`
  }),
  pairOf`mesh-outputs-set-first/elements ${inVulkan}: outputs are written after their number is set
${mesh}
body: ${chain}
OpStore %variable_Private_float %float_1
{| stored: OpStore %chain %float_1 | copied: OpCopyMemory %chain %variable_Private_float | whole: OpStore %variable_Output_float_array3 %all}
${set}
OpStore %chain %float_1`,
  pairOf`mesh-outputs-set-first/order ${inVulkan}: the number of outputs is set before an output is written as a whole
${mesh}
body: {${set} | later: OpStore %variable_Output_float_array3 %all}
{OpStore %variable_Output_float_array3 %all | later: ${set}}`,
  pairOf`mesh-output-not-read/elements ${inVulkan}: outputs are written, and variables in Private are read
${mesh}
body: ${chain}
${set}
OpStore %chain %float_1
%value = OpLoad %float {%variable_Private_float | loaded: %chain}
{OpCopyMemory %chain %variable_Private_float | copied: OpCopyMemory %variable_Private_float %chain}`,
  pairIn(mesh)`mesh-output-not-read/whole ${inVulkan}: an output is written as a whole
body: ${set}
OpStore %variable_Output_float_array3_at_0 %all
%own_value = OpLoad %float %variable_Private_float
OpCopyMemory %second_variable_Private_float %variable_Private_float
{| loaded: %value = OpLoad %float_array3 %variable_Output_float_array3_at_0 | copied: OpCopyMemory %variable_Output_float_array3 %variable_Output_float_array3_at_0}`,
  pairIn(stage('MeshEXT'))`mesh-vertices-positive/numbers ${inVulkan}: a mesh has one vertex
modes: ${sized('{1 | none: 0}', '2')}`,
  pairIn(stage('MeshEXT'))`mesh-primitives-positive/numbers ${inVulkan}: a mesh has one primitive
modes: ${sized('4', '{1 | none: 0}')}`,
]
