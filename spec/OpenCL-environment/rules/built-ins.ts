import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

const section = 'Common Properties: Built-in Variables'
const size =
  'integers of the width of the addressing model: 32 bits for Physical32, 64 bits for Physical64'

/** Built-in variables: OpVariable with the decoration BuiltIn. */
export const rules: readonly RuleRow[] = [
  row(
    'storage-class',
    'built-in-input',
    section,
    'A variable with the decoration BuiltIn is in the storage class Input.',
  ),
  row(
    'type',
    'built-in-integer-type',
    section,
    'A variable with BuiltIn WorkDim, SubgroupSize, SubgroupMaxSize, NumSubgroups, NumEnqueuedSubgroups, SubgroupId or SubgroupLocalInvocationId points to a 32-bit OpTypeInt.',
  ),
  row(
    'type',
    'built-in-size-type',
    section,
    `A variable with BuiltIn GlobalLinearId or LocalInvocationIndex points to one of the ${size}. Other addressing models are not judged.`,
  ),
  row(
    'type',
    'built-in-sizes-type',
    section,
    `A variable with BuiltIn GlobalSize, GlobalInvocationId, WorkgroupSize, EnqueuedWorkgroupSize, LocalInvocationId, NumWorkgroups, WorkgroupId or GlobalOffset points to a vector of three of the ${size}. Other addressing models are not judged.`,
  ),
]
