import { rowsIn } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const instruction = 'Modifications: 3.3.24 Non-Uniform Instructions: OpGroupNonUniformPartitionEXT'

const arithmetic =
  'Modifications: 3.3.24 Non-Uniform Instructions: instructions of GroupNonUniformArithmetic'

const operations =
  'PartitionedReduceEXT, PartitionedInclusiveScanEXT or PartitionedExclusiveScanEXT'

const notes =
  'In modules that declare SPV_EXT_shader_subgroup_partitioned. In others, SPV_NV_shader_subgroup_partitioned has the rule.'

/** Partitions, and the operations on them. */
export const rules: readonly RuleRow[] = [
  ...rowsIn(instruction, 'type', {
    'partitioned-value-is-a-scalar-or-vector': {
      summary:
        'The type of the Value of an OpGroupNonUniformPartitionEXT is an OpTypeInt, OpTypeFloat or OpTypeBool, or a vector of one of these.',
      notes,
    },
    'partition-is-a-4-component-vector': {
      summary:
        'The Result Type of an OpGroupNonUniformPartitionEXT is a vector of four components that are a 32-bit OpTypeInt of either signedness.',
      notes,
    },
  }),
  ...rowsIn(arithmetic, 'operand', {
    'ballot-is-specified': {
      summary: `A non-uniform arithmetic instruction whose Operation is ${operations} has its optional operand, which is the ballot there.`,
      notes,
    },
  }),
  ...rowsIn(arithmetic, 'type', {
    'ballot-is-a-4-component-vector': {
      summary: `The type of the ballot of a non-uniform arithmetic instruction whose Operation is ${operations} is a vector of four components that are a 32-bit OpTypeInt of either signedness.`,
      notes:
        'In modules that declare SPV_EXT_shader_subgroup_partitioned. The older text has no such sentence.',
    },
  }),
  ...rowsIn('Validation Rules', 'operand', {
    'partitioned-operation-is-arithmetic': {
      summary: `An instruction with a GroupOperation that is not one of the sixteen from OpGroupNonUniformIAdd to OpGroupNonUniformLogicalXor does not have the Operation ${operations}.`,
      notes:
        'In modules that declare SPV_EXT_shader_subgroup_partitioned. The older text has no such sentence.',
    },
  }),
]
