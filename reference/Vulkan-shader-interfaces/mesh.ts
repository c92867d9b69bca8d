import type { Check } from '../check.ts'
import { models } from '../core/shared/models.ts'
import { array, float32, int32, vector } from './shared/shapes.ts'
import { checksOfBuiltIns, isInput, isOutput } from './shared/survey.ts'

const meshExt = models('MeshEXT')
const meshNv = models('MeshNV')
const meshes = models('MeshNV', 'TaskNV')

/** Built-ins of task and mesh shaders. */
export const checks: readonly Check[] = checksOfBuiltIns([
  {
    name: 'ClipDistancePerViewNV',
    within: meshNv,
    storage: isOutput,
    holds: array(array(float32)),
    each: 'primitive',
  },
  {
    name: 'CullDistancePerViewNV',
    within: meshNv,
    storage: isOutput,
    holds: array(array(float32)),
    each: 'primitive',
  },
  {
    name: 'LayerPerViewNV',
    within: meshNv,
    storage: isOutput,
    holds: array(int32),
    each: 'primitive',
  },
  { name: 'MeshViewCountNV', within: meshes, storage: isInput, holds: int32 },
  { name: 'MeshViewIndicesNV', within: meshes, storage: isInput, holds: array(int32) },
  { name: 'PrimitiveCountNV', within: meshNv, storage: isOutput, holds: int32 },
  { name: 'PrimitiveIndicesNV', within: meshNv, storage: isOutput, holds: array(int32) },
  { name: 'PrimitivePointIndicesEXT', within: meshExt, storage: isOutput, holds: array(int32) },
  {
    name: 'PrimitiveLineIndicesEXT',
    within: meshExt,
    storage: isOutput,
    holds: array(vector(2, int32)),
  },
  {
    name: 'PrimitiveTriangleIndicesEXT',
    within: meshExt,
    storage: isOutput,
    holds: array(vector(3, int32)),
  },
  { name: 'TaskCountNV', within: models('TaskNV'), storage: isOutput, holds: int32 },
])
