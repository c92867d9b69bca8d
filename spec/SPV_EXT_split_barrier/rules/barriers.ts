import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

/** The halves of a barrier. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'barrier-is-executed-by-all',
    section:
      'Modifications: 3.3.20 Barrier Instructions: OpControlBarrierArriveEXT, OpControlBarrierWaitEXT',
    summary:
      'Where the Execution of an OpControlBarrierArriveEXT or OpControlBarrierWaitEXT is Workgroup or larger, all invocations within it execute the same dynamic instance.',
    class: 'semantics',
    decidable: 'runtime',
    why: 'Which invocations execute it, a run shows.',
  }),
]
