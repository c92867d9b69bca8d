import type { RuleRow } from '../../rule.ts'
import { bothForms } from '../sections.ts'

/** Declarations that a module needs, and the placement of the instructions. */
export const rules: readonly RuleRow[] = [
  {
    slug: 'extension-is-declared',
    section: 'Extension Name',
    summary: 'A module that declares ConstantDataKHR has an OpExtension "SPV_KHR_constant_data".',
    class: 'capability',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
    notes:
      'A module that uses an instruction or the decoration of the text without the capability is covered only by the two rules on the capability.',
  },
  {
    slug: 'data-needs-the-capability',
    section: `Capability: ConstantDataKHR; ${bothForms}`,
    summary: `A module with ${bothForms.replace(', ', ' or ')} declares ConstantDataKHR; no other capability implies it.`,
    class: 'capability',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
  },
  {
    slug: 'data-constant-stands-at-module-scope',
    section: `Constant-Creation Instructions: ${bothForms}`,
    summary: 'The two instructions do not appear in a function.',
    class: 'grammar',
    phase: 'validate',
    decidable: 'module',
    confidence: 'derived',
    notes:
      'The text lists them under constant creation, and the logical layout of the core specification does not allow those in functions. Any other misplacement is covered by the order of sections, which is a core rule.',
  },
]
