import type { Check } from '../check.ts'
import { models } from '../core/shared/models.ts'
import { int32, vector } from './shared/shapes.ts'
import { checksOfBuiltIns, isInput } from './shared/survey.ts'

const workgroups = models('GLCompute', 'MeshEXT', 'TaskEXT', 'MeshNV', 'TaskNV')

/** Built-ins of workgroups. */
export const checks: readonly Check[] = checksOfBuiltIns([
  { name: 'GlobalInvocationId', within: workgroups, storage: isInput, holds: vector(3, int32) },
  { name: 'LocalInvocationId', within: workgroups, storage: isInput, holds: vector(3, int32) },
  { name: 'LocalInvocationIndex', within: workgroups, storage: isInput, holds: int32 },
  { name: 'NumSubgroups', within: workgroups, storage: isInput, holds: int32 },
  {
    name: 'NumWorkgroups',
    within: models('GLCompute', 'MeshEXT', 'TaskEXT'),
    storage: isInput,
    holds: vector(3, int32),
  },
  { name: 'SubgroupId', within: workgroups, storage: isInput, holds: int32 },
  { name: 'WorkgroupId', within: workgroups, storage: isInput, holds: vector(3, int32) },
])
