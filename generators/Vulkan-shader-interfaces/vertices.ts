import { pairOf } from '../pairs/pair-of.ts'
import { inVulkan, stage } from '../Vulkan-environment/shared/stages.ts'
import { builtInPairs } from './shared/built-in-pairs.ts'
import { inputs, type Row } from './shared/row.ts'

const tessellation = ['TessellationControl', 'TessellationEvaluation'] as const

/** Outputs of every stage before rasterization, inputs of those after the first one. */
const vertices = {
  Output: ['Vertex', ...tessellation, 'Geometry', 'MeshEXT', 'MeshNV'],
  Input: [...tessellation, 'Geometry'],
} as const

/** Built-ins of each vertex. */
function ofVertex(type: string, names: string, places: Row['places'] = vertices): Row {
  return {
    names: names.split(' '),
    type,
    places,
    stages: {
      Vertex: 'vertex',
      MeshEXT: 'vertex',
      MeshNV: 'vertex',
      Fragment: 'fragment',
      TessellationControl: 'geometry',
      TessellationEvaluation: 'geometry',
      Geometry: 'geometry',
    },
    each: 'vertex',
  }
}

/** Pairs of the rules on built-ins of vertices, draws and views. */
export const pairs = [
  ...builtInPairs([
    inputs(['Vertex'], 'uint', 'BaseInstance BaseVertex InstanceIndex VertexIndex'),
    inputs(['Vertex', 'TaskEXT', 'MeshEXT', 'TaskNV', 'MeshNV'], 'uint', 'DrawIndex'),
    inputs(['Vertex', ...tessellation, 'Geometry', 'Fragment', 'MeshEXT'], 'uint', 'ViewIndex'),
    ofVertex('float4', 'Position'),
    {
      ...ofVertex('float', 'PointSize'),
      capabilities: {
        Geometry: 'GeometryPointSize',
        TessellationControl: 'TessellationPointSize',
        TessellationEvaluation: 'TessellationPointSize',
      },
    },
    ofVertex('float_array3', 'ClipDistance CullDistance', {
      Output: vertices.Output,
      Input: ['Fragment', ...vertices.Input],
    }),
    ofVertex('float4s', 'PositionPerViewNV', {
      Output: vertices.Output.filter((model) => model !== 'MeshEXT'),
      Input: vertices.Input,
    }),
  ]),
  pairOf`position-per-view-nv-constant-index/vertex ${inVulkan}
a vertex shader writes the position of a view by a constant
${stage('Vertex', {
  capabilities: ['PerViewAttributesNV', 'MultiView'],
  extensions: ['SPV_NVX_multiview_per_view_attributes'],
  interfaces: '%variable_Output_float4s_as_PositionPerViewNV %variable_Input_uint_as_ViewIndex',
})}
body: %index = OpLoad %uint %variable_Input_uint_as_ViewIndex
%first = OpAccessChain %pointer_Output_float4 %variable_Output_float4s_as_PositionPerViewNV %uint_0
%chain = OpAccessChain %pointer_Output_float4 %variable_Output_float4s_as_PositionPerViewNV {%spec_uint | variable: %index}
OpStore %first %a_float4
OpStore %chain %a_float4`,
]
