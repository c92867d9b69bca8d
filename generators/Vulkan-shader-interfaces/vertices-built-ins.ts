import { builtInPairs } from './shared/built-in-pairs.ts'
import { type BuiltInsOfType, inputs } from './shared/row.ts'

const tessellation = ['TessellationControl', 'TessellationEvaluation'] as const

/** Outputs of every stage before rasterization, inputs of those after the first one. */
const vertices = {
  Output: ['Vertex', ...tessellation, 'Geometry', 'MeshEXT', 'MeshNV'],
  Input: [...tessellation, 'Geometry'],
} as const

/** Built-ins of each vertex. */
function ofVertex(
  type: string,
  names: string,
  places: BuiltInsOfType['places'] = vertices,
): BuiltInsOfType {
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
export const pairs = builtInPairs([
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
])
