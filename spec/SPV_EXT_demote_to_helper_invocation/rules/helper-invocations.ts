import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const section = 'Modifications: 3.32.1 Miscellaneous Instructions: OpIsHelperInvocationEXT'

/** The instruction that core lists without a description. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'is-helper-results-in-a-boolean',
    section,
    summary: 'The Result Type of an OpIsHelperInvocationEXT is OpTypeBool.',
    class: 'type',
  }),
  row({
    slug: 'is-helper-execution-model',
    section,
    summary:
      'OpIsHelperInvocationEXT is only in the call trees of entry points with the execution model Fragment.',
    class: 'semantics',
    notes: 'Functions that no entry point reaches by calls are not judged.',
  }),
]
