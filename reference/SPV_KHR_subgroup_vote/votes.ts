import type { Check } from '../check.ts'
import { boolean, operandsOfEach, resultOf } from '../shared/shapes.ts'

const votes = ['OpSubgroupAllKHR', 'OpSubgroupAnyKHR', 'OpSubgroupAllEqualKHR']

/** 3.32.21 Group Instructions. */
export const checks: readonly Check[] = [
  resultOf('SPV_KHR_subgroup_vote/vote-results-in-a-boolean', votes, boolean),
  operandsOfEach('SPV_KHR_subgroup_vote/predicate-is-a-boolean', votes, [0], boolean),
]
