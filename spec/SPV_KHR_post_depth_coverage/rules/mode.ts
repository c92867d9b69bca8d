import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

/** The execution mode. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'mode-is-for-fragment',
    section: 'Modifications: 3.6 Execution Mode: PostDepthCoverage',
    summary:
      'An entry point with the execution mode PostDepthCoverage has the execution model Fragment.',
    class: 'semantics',
  }),
  row({
    slug: 'early-tests-are-set',
    section: 'Validation Rules: 2.16.2 Validation Rules for Shader Capabilities',
    summary:
      'An entry point with the execution mode PostDepthCoverage has the execution mode EarlyFragmentTests as well.',
    class: 'semantics',
    notes:
      'Entry points with another execution model than Fragment are not judged: mode-is-for-fragment refuses them. Nor are those of early-tests-are-set-beside-early-and-late.',
  }),
  row({
    slug: 'early-tests-are-set-beside-early-and-late',
    section: 'Validation Rules: 2.16.2 Validation Rules for Shader Capabilities',
    summary:
      'An entry point with PostDepthCoverage and EarlyAndLateFragmentTestsAMD, and with neither DepthReplacing nor StencilRefReplacingEXT, has EarlyFragmentTests as well.',
    class: 'semantics',
    confidence: 'open',
  }),
]
