import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const section =
  'Modifications: 3.32.21 Group Instructions: OpSubgroupAllKHR, OpSubgroupAnyKHR, OpSubgroupAllEqualKHR'

/** The types of the three instructions. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'vote-results-in-a-boolean',
    section,
    summary:
      'The Result Type of an OpSubgroupAllKHR, OpSubgroupAnyKHR or OpSubgroupAllEqualKHR is OpTypeBool.',
    class: 'type',
  }),
  row({
    slug: 'predicate-is-a-boolean',
    section,
    summary:
      'The type of the Predicate of an OpSubgroupAllKHR, OpSubgroupAnyKHR or OpSubgroupAllEqualKHR is OpTypeBool.',
    class: 'type',
  }),
]
