import type { Check } from '../check.ts'
import { models } from '../core/shared/models.ts'
import { array, float32, int32, vector } from './shared/shapes.ts'
import { checksOfBuiltIns, inStage, isInput } from './shared/survey.ts'

/** Rules on tessellation levels. */
const levels = {
  within: models('TessellationControl', 'TessellationEvaluation'),
  storage: [
    inStage('control', models('TessellationControl'), 'Output'),
    inStage('evaluation', models('TessellationEvaluation'), 'Input'),
  ],
}

/** Built-ins of tessellation shaders and of invocations of geometry shaders. */
export const checks: readonly Check[] = checksOfBuiltIns([
  {
    name: 'InvocationId',
    within: models('TessellationControl', 'Geometry'),
    storage: isInput,
    holds: int32,
  },
  {
    name: 'PatchVertices',
    within: models('TessellationControl', 'TessellationEvaluation'),
    storage: isInput,
    holds: int32,
  },
  {
    name: 'TessCoord',
    within: models('TessellationEvaluation'),
    storage: isInput,
    holds: vector(3, float32),
  },
  {
    name: 'TessLevelOuter',
    ...levels,
    holds: array(float32, 4),
  },
  {
    name: 'TessLevelInner',
    ...levels,
    holds: array(float32, 2),
  },
])
