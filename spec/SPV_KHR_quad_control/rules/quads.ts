import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const votes =
  'Modifications: 3.42.24 Non-Uniform Instructions: OpGroupNonUniformQuadAllKHR, OpGroupNonUniformQuadAnyKHR'

/** The votes of a quad, a mode, and the other extension. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'quad-vote-results-in-a-boolean',
    section: votes,
    summary:
      'The Result Type of an OpGroupNonUniformQuadAllKHR or OpGroupNonUniformQuadAnyKHR is OpTypeBool.',
    class: 'type',
  }),
  row({
    slug: 'quad-predicate-is-a-boolean',
    section: votes,
    summary:
      'The type of the Predicate of an OpGroupNonUniformQuadAllKHR or OpGroupNonUniformQuadAnyKHR is OpTypeBool.',
    class: 'type',
  }),
  row({
    slug: 'full-quads-are-for-fragment',
    section: 'Modifications: 3.6 Execution Mode: RequireFullQuadsKHR',
    summary:
      'An entry point with the execution mode RequireFullQuadsKHR has the execution model Fragment.',
    class: 'semantics',
    notes: 'The text restricts QuadDerivativesKHR to no execution model.',
  }),
  row({
    slug: 'maximal-reconvergence-is-declared',
    section: 'Dependencies',
    summary:
      'A module that has an `OpExtension "SPV_KHR_quad_control"` also has an `OpExtension "SPV_KHR_maximal_reconvergence"`.',
    class: 'capability',
    confidence: 'open',
    notes: 'The other extension may be required of modules or of implementations (NOTES.md).',
  }),
]
