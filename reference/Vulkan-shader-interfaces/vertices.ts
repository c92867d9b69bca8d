import type { Check } from '../check.ts'
import { models } from '../core/shared/models.ts'
import { array, float32, int32, vector } from './shared/shapes.ts'
import { checksOfBuiltIns, inStage, isInput } from './shared/survey.ts'
import { indexedByConstants } from './shared/views.ts'

const between = models('TessellationControl', 'TessellationEvaluation', 'Geometry')
const fragment = models('Fragment')
const producers = models('MeshEXT', 'MeshNV', 'Vertex')
const vertex = models('Vertex')

/** Rules on distances to planes, for each vertex. */
const distances = {
  within: models(
    'MeshEXT',
    'MeshNV',
    'Vertex',
    'Fragment',
    'TessellationControl',
    'TessellationEvaluation',
    'Geometry',
  ),
  storage: [
    inStage('vertex', producers, 'Output'),
    inStage('fragment', fragment, 'Input'),
    inStage('geometry', between, 'Input', 'Output'),
  ],
  holds: array(float32),
  each: 'vertex' as const,
}

/** Rules on positions and sizes, which only the stages before the rasterizer have. */
const positions = {
  within: models(
    'MeshEXT',
    'MeshNV',
    'Vertex',
    'TessellationControl',
    'TessellationEvaluation',
    'Geometry',
  ),
  storage: [
    inStage('vertex', producers, 'Output'),
    inStage('geometry', between, 'Input', 'Output'),
  ],
}

/** Built-ins of vertices, draws and views. */
export const checks: readonly Check[] = [
  // Built-ins of vertices, draws and views.
  ...checksOfBuiltIns([
    { name: 'BaseInstance', within: vertex, storage: isInput, holds: int32 },
    { name: 'BaseVertex', within: vertex, storage: isInput, holds: int32 },
    { name: 'ClipDistance', ...distances },
    { name: 'CullDistance', ...distances },
    {
      name: 'DrawIndex',
      within: models('Vertex', 'MeshEXT', 'TaskEXT', 'MeshNV', 'TaskNV'),
      storage: isInput,
      holds: int32,
    },
    { name: 'InstanceIndex', within: vertex, storage: isInput, holds: int32 },
    {
      name: 'PointSize',
      ...positions,
      holds: float32,
      each: 'vertex',
    },
    {
      name: 'Position',
      ...positions,
      holds: vector(4, float32),
      each: 'vertex',
    },
    {
      name: 'PositionPerViewNV',
      within: models(
        'MeshNV',
        'Vertex',
        'TessellationControl',
        'TessellationEvaluation',
        'Geometry',
      ),
      storage: [
        inStage('vertex', models('Vertex', 'MeshNV'), 'Output'),
        inStage('geometry', between, 'Input', 'Output'),
      ],
      holds: array(vector(4, float32)),
      each: 'vertex',
    },
    { name: 'VertexIndex', within: vertex, storage: isInput, holds: int32 },
    {
      name: 'ViewIndex',
      within: models(
        'MeshEXT',
        'Vertex',
        'Geometry',
        'TessellationControl',
        'TessellationEvaluation',
        'Fragment',
      ),
      storage: isInput,
      holds: int32,
    },
  ]),
  // Built-ins of vertices with an element for each view.
  indexedByConstants('PositionPerViewNV'),
]
