import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const instruction = 'Modifications: 3.32.21 Group Instructions: OpGroupNonUniformPartitionNV'

/** Partitions, the operations on them, and the modules that may have these. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'version-is-1-3-or-later',
    section: 'Dependencies',
    summary: 'A module that declares GroupNonUniformPartitionedNV is of SPIR-V 1.3 or later.',
    class: 'capability',
  }),
  row({
    slug: 'partitioned-value-is-a-scalar-or-vector',
    section: instruction,
    summary:
      'The type of the Value of an OpGroupNonUniformPartitionNV is an OpTypeInt, OpTypeFloat or OpTypeBool, or a vector of one of these.',
    class: 'type',
  }),
  row({
    slug: 'partition-is-a-4-component-vector',
    section: instruction,
    summary:
      'The Result Type of an OpGroupNonUniformPartitionNV is a vector of four components that are a 32-bit OpTypeInt of either signedness.',
    class: 'type',
  }),
  row({
    slug: 'ballot-is-specified',
    section: 'Modifications: 3.32.21 Group Instructions: instructions of GroupNonUniformArithmetic',
    summary:
      'A non-uniform arithmetic instruction whose Operation is PartitionedReduceNV, PartitionedInclusiveScanNV or PartitionedExclusiveScanNV has its optional operand, which is the ballot there.',
    class: 'operand',
    notes:
      'The instructions are the OpGroupNonUniform... ones with an Operation. The type of the ballot is not judged: see NOTES.md.',
  }),
]
