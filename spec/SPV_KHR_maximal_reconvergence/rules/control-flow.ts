import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const trees =
  'Functions that no entry point with MaximallyReconvergesKHR reaches by calls are not judged.'

/** Control flow in the call trees of entry points with the execution mode. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'blocks-with-several-predecessors',
    section: 'Modifications: 2.11 Structured Control Flow',
    summary:
      'In a function in the static call tree of an entry point with the execution mode MaximallyReconvergesKHR, a block to which two or more blocks branch contains an OpLoopMerge, is the Merge Block of an OpSelectionMerge or OpLoopMerge, is the Continue Target of an OpLoopMerge, or is a Target or the Default of an OpSwitch.',
    class: 'semantics',
    notes: `A block that branches to another twice is one predecessor. A block that no branch reaches is a predecessor of those that it branches to (NOTES.md). ${trees}`,
  }),
  row({
    slug: 'branch-labels-differ',
    section: 'Modifications: OpBranchConditional',
    summary:
      'Before version 1.6, the True Label and the False Label of an OpBranchConditional differ in a function in the static call tree of an entry point with the execution mode MaximallyReconvergesKHR.',
    class: 'operand',
    versions: { until: 0x0001_05ff },
    notes: `From version 1.6 on, core/branch-labels-differ is the same for all functions. ${trees}`,
  }),
]
