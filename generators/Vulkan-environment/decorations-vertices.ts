import { pairIn, pairOf } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'
import { inVulkan, stage } from './shared/stages.ts'

/** A fragment shader with an input of each vertex of its triangle. */
const barycentric = {
  ...stage('Fragment', {
    capabilities: ['FragmentBarycentricKHR'],
    extensions: ['SPV_KHR_fragment_shader_barycentric'],
    interfaces: '%corners %variable',
  }),
  annotations: `%corners PerVertexKHR, Location 0
%variable Location 1`,
  declarations: `%corners = OpVariable %pointer_Input_float_array3 Input
%variable = OpVariable %pointer_Input_float_array3 Input`,
} satisfies Pieces

/** Pairs of the rules on inputs of each vertex. */
export const pairs = [
  pairIn(barycentric)`per-vertex-array/arrays ${inVulkan}: an input of each vertex is an array
annotations: ${barycentric.annotations}
declarations: %corners = OpVariable {%pointer_Input_float_array3 | number: %pointer_Input_float | vector: %pointer_Input_float3 | matrix: %pointer_Input_float2x3} Input
%variable = OpVariable %pointer_Input_float_array3 Input`,
  pairIn(barycentric)`per-vertex-place/storage-classes ${inVulkan}
an input is one of each vertex, an output and a private variable are not
entryPoints: OpEntryPoint Fragment %main "main" %corners %variable %variable_Output_float_array3_at_0 %variable_Private_float_array3
declarations: ${barycentric.declarations}
annotations: ${barycentric.annotations}
{%variable | output: %variable_Output_float_array3_at_0 | private: %variable_Private_float_array3} PerVertexKHR`,
  pairIn(barycentric)`per-vertex-place/objects ${inVulkan}
a variable is an input of each vertex, a function is not, nor is a value
annotations: %corners Location 0
%variable Location 4
OpDecorate {%corners | function: %main | helper: %helper | loaded-value: %loaded} PerVertexKHR
before: %void %helper()
body: %loaded = OpLoad %float_array3 %variable`,
  ...(['Vertex', 'TessellationEvaluation', 'Geometry'] as const).map(
    (model) => pairOf`per-vertex-place/${model.toLowerCase()} ${inVulkan}
an input of a ${model} entry point is not one of each vertex of a fragment
${stage(model, {
  capabilities: ['FragmentBarycentricKHR'],
  extensions: ['SPV_KHR_fragment_shader_barycentric'],
  interfaces: '%variable_Input_float_array3_at_0',
})}
annotations: {| per-vertex: OpDecorate %variable_Input_float_array3_at_0 PerVertexKHR}`,
  ),
]
