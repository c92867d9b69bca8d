import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const section = 'Logical Layout of a Module'

/** Placement of `OpUntypedVariableKHR`. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'global-untyped-variable-is-not-in-function-storage',
    section,
    class: 'storage-class',
    summary:
      'An OpUntypedVariableKHR outside every function has a Storage Class other than Function.',
  }),
  row({
    slug: 'untyped-variable-in-a-function-is-in-function-storage',
    section,
    class: 'storage-class',
    summary: 'An OpUntypedVariableKHR in a function has the Storage Class Function.',
  }),
  row({
    slug: 'untyped-variable-in-a-function-is-in-its-first-block',
    section,
    class: 'layout',
    summary: 'An OpUntypedVariableKHR in a function is in the first block of that function.',
  }),
  row({
    slug: 'untyped-variable-in-a-block-comes-before-other-instructions',
    section,
    class: 'layout',
    summary:
      'Between the OpLabel of the first block of a function and an OpUntypedVariableKHR of that block, only OpVariable, OpUntypedVariableKHR, OpLine and OpNoLine appear, in any order.',
    notes:
      'Conversely, the changed sentence allows an OpVariable after an OpUntypedVariableKHR. Extended instructions that have no effect on the module are not in the list of exceptions and do not appear in any case.',
  }),
]
