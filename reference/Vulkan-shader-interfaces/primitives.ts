import type { Check } from '../check.ts'
import { models } from '../core/shared/models.ts'
import { array, int32 } from './shared/shapes.ts'
import { checksOfBuiltIns, inStage, isOutput } from './shared/survey.ts'

const fragment = models('Fragment')
const meshExt = models('MeshEXT')

/** Of layers and viewports. */
const views = {
  within: models('MeshEXT', 'MeshNV', 'Vertex', 'TessellationEvaluation', 'Geometry', 'Fragment'),
  storage: [
    inStage(
      'vertex',
      models('MeshEXT', 'MeshNV', 'Vertex', 'TessellationEvaluation', 'Geometry'),
      'Output',
    ),
    inStage('fragment', fragment, 'Input'),
  ],
  holds: int32,
  each: 'primitive' as const,
  unless: meshExt,
}

/** Built-ins of primitives. */
export const checks: readonly Check[] = checksOfBuiltIns([
  { name: 'CullPrimitiveEXT', within: meshExt, storage: isOutput },
  { name: 'Layer', ...views },
  {
    name: 'PrimitiveId',
    within: models(
      'MeshEXT',
      'MeshNV',
      'IntersectionKHR',
      'AnyHitKHR',
      'ClosestHitKHR',
      'TessellationControl',
      'TessellationEvaluation',
      'Geometry',
      'Fragment',
    ),
    storage: [
      inStage(
        'input',
        models(
          'TessellationControl',
          'TessellationEvaluation',
          'Fragment',
          'IntersectionKHR',
          'AnyHitKHR',
          'ClosestHitKHR',
        ),
        'Input',
      ),
      inStage('geometry', models('Geometry'), 'Input', 'Output'),
      inStage('mesh', models('MeshEXT', 'MeshNV'), 'Output'),
    ],
    holds: int32,
    each: 'primitive',
    unless: meshExt,
  },
  {
    name: 'PrimitiveShadingRateKHR',
    within: models('MeshEXT', 'MeshNV', 'Vertex', 'Geometry'),
    storage: isOutput,
    holds: int32,
    each: 'primitive',
    unless: meshExt,
  },
  { name: 'ViewportIndex', ...views },
  {
    name: 'ViewportMaskNV',
    within: models('Vertex', 'MeshNV', 'TessellationEvaluation', 'Geometry'),
    storage: isOutput,
    holds: array(int32),
    each: 'primitive',
  },
  {
    name: 'ViewportMaskPerViewNV',
    within: models('Vertex', 'MeshNV', 'TessellationControl', 'TessellationEvaluation', 'Geometry'),
    storage: isOutput,
    holds: array(int32),
    each: 'vertex',
  },
])
