import { builtInPairs } from './shared/built-in-pairs.ts'
import { inputs } from './shared/row.ts'

const workgroups = ['GLCompute', 'TaskEXT', 'MeshEXT'] as const

const all = [...workgroups, 'TaskNV', 'MeshNV'] as const

/** Pairs of the rules on built-ins of workgroups. */
export const pairs = builtInPairs([
  inputs(all, 'uint3', 'GlobalInvocationId LocalInvocationId WorkgroupId'),
  inputs(workgroups, 'uint3', 'NumWorkgroups'),
  inputs(all, 'uint', 'LocalInvocationIndex NumSubgroups SubgroupId'),
])
