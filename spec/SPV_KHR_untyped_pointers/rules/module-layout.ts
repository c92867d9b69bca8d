import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

const section = 'Logical Layout of a Module'

/** Where an `OpUntypedVariableKHR` may stand. */
export const moduleLayoutRules: readonly RuleRow[] = [
  row({
    slug: 'global-untyped-variable-is-not-in-function-storage',
    section,
    class: 'storage-class',
    summary:
      'An OpUntypedVariableKHR that stands outside every function has a Storage Class other than Function.',
  }),
  row({
    slug: 'untyped-variable-in-a-function-is-in-function-storage',
    section,
    class: 'storage-class',
    summary: 'An OpUntypedVariableKHR that stands in a function has the Storage Class Function.',
  }),
  row({
    slug: 'untyped-variable-in-a-function-is-in-its-first-block',
    section,
    class: 'layout',
    summary:
      'An OpUntypedVariableKHR that stands in a function stands in the first block of that function.',
  }),
  row({
    slug: 'untyped-variable-in-a-block-comes-before-other-instructions',
    section,
    class: 'layout',
    summary:
      'Between the OpLabel of the first block of a function and an OpUntypedVariableKHR of that block stand only OpVariable, OpUntypedVariableKHR, OpLine and OpNoLine, in any order.',
    notes:
      'The other side of the changed sentence is that an OpVariable may follow an OpUntypedVariableKHR. Extended instructions that have no effect on the module are not in the list of exceptions and stand in no case.',
  }),
]
