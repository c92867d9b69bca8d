import { pairOf } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'
import { inVulkan, stage } from './shared/stages.ts'

/** A fragment shader with an input of each vertex of its triangle. */
const barycentric = {
  ...stage('Fragment', {
    capabilities: ['FragmentBarycentricKHR'],
    extensions: ['SPV_KHR_fragment_shader_barycentric'],
    interfaces: '%corners %variable',
  }),
  annotations: `OpDecorate %corners PerVertexKHR
OpDecorate %corners Location 0
OpDecorate %variable Location 1`,
  declarations: `%three = OpTypeArray %float %uint_3
%to_three = OpTypePointer Input %three
%corners = OpVariable %to_three Input
%variable = OpVariable %to_three Input`,
} satisfies Pieces

/** Pairs of the rules on inputs of each vertex. */
export const pairs = [
  pairOf`per-vertex-array/arrays ${inVulkan}
an input of each vertex is an array
${barycentric}
annotations: ${barycentric.annotations}
declarations: %three = OpTypeArray %float %uint_3
%to_three = OpTypePointer Input %three
%matrix = OpTypePointer Input %float2x3
%corners = OpVariable {%to_three | number: %pointer_Input_float | vector: %pointer_Input_float3 | matrix: %matrix} Input
%variable = OpVariable %to_three Input`,
  pairOf`per-vertex-place/storage-classes ${inVulkan}
an input is one of each vertex, an output and a private variable are not
${barycentric}
entryPoints: OpEntryPoint Fragment %main "main" %corners %variable %out %own
declarations: ${barycentric.declarations}
%to_out = OpTypePointer Output %three
%to_own = OpTypePointer Private %three
%out = OpVariable %to_out Output
%own = OpVariable %to_own Private
annotations: ${barycentric.annotations}
OpDecorate %out Location 0
OpDecorate {%variable | output: %out | private: %own} PerVertexKHR`,
  ...(['Vertex', 'TessellationEvaluation', 'Geometry'] as const).map(
    (model) => pairOf`per-vertex-place/${model.toLowerCase()} ${inVulkan}
an input of a ${model} entry point is not one of each vertex of a fragment
${stage(model, {
  capabilities: ['FragmentBarycentricKHR'],
  extensions: ['SPV_KHR_fragment_shader_barycentric'],
  interfaces: '%variable',
})}
annotations: OpDecorate %variable Location 0
{| per-vertex: OpDecorate %variable PerVertexKHR}
declarations: %three = OpTypeArray %float %uint_3
%to_three = OpTypePointer Input %three
%variable = OpVariable %to_three Input`,
  ),
]
