import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

/** Which types may be declared, and how long a chain may be. */
export const typeAndLimitRules: readonly RuleRow[] = [
  row({
    slug: 'declared-type-is-part-of-a-variable-or-return-type',
    section: 'Validation Rules for Shader Capabilities / Type Rules',
    class: 'type',
    summary:
      'In a module that declares Shader each declared type is, or is contained in, one that could be the Result Type of an OpVariable, the Data Type of an OpUntypedVariableKHR, or the Return Type of an OpTypeFunction.',
    decidable: 'no',
    why: 'which types are valid in these places is nowhere listed; what other rules forbid, they forbid themselves',
  }),
  row({
    slug: 'intermediate-aggregate-is-of-a-type-for-global-variables',
    section: 'Validation Rules for Shader Capabilities / Type Rules',
    class: 'type',
    summary:
      'In a module that declares Shader the aggregate type of an intermediate object is one that a variable outside every function could have.',
    decidable: 'no',
    why: 'which types are valid for a global variable is nowhere listed; what other rules forbid, they forbid themselves',
  }),
  row({
    slug: 'untyped-chain-has-at-most-255-indexes',
    section: 'Universal Limits',
    class: 'limit',
    summary:
      'An OpUntypedAccessChainKHR, OpUntypedInBoundsAccessChainKHR, OpUntypedPtrAccessChainKHR or OpUntypedInBoundsPtrAccessChainKHR has at most 255 Indexes; Element is not one of them.',
    confidence: 'open',
    notes:
      'The table gives what everybody has to accept; whoever accepts more is within the specification, and a validator is asked to inform, not to reject.',
  }),
]
