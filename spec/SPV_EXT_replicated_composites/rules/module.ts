import type { RuleRow } from '../../rule.ts'
import { constantForm, everyForm, objectForm, specForm } from '../sections.ts'

/** Declarations that a module needs, and the form and the placement of the instructions. */
export const rules: readonly RuleRow[] = [
  {
    slug: 'extension-is-declared',
    section: 'Extension Name',
    summary:
      'A module that declares ReplicatedCompositesEXT has an OpExtension "SPV_EXT_replicated_composites".',
    class: 'capability',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
    notes:
      'A module that uses an instruction of the text without the capability is covered by capability-is-declared only.',
  },
  {
    slug: 'capability-is-declared',
    section: `Capabilities: ReplicatedCompositesEXT; ${everyForm}`,
    summary:
      'A module with any of the three replicate instructions declares ReplicatedCompositesEXT; no other capability implies it.',
    class: 'capability',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
  },
  {
    slug: 'instruction-has-four-words',
    section: everyForm,
    summary:
      'Each of the three instructions is exactly four words long: opcode, Result Type, Result and one Value.',
    class: 'grammar',
    phase: 'decode',
    decidable: 'module',
    confidence: 'certain',
  },
  {
    slug: 'constant-stands-at-module-scope',
    section: `Instructions, Constant-Creation Instructions: ${constantForm}, ${specForm}`,
    summary: 'The two constant instructions do not appear in a function.',
    class: 'grammar',
    phase: 'validate',
    decidable: 'module',
    confidence: 'derived',
    notes:
      'The text lists them under constant creation, and the logical layout of the core specification does not allow those in functions. Any other misplacement is covered by the order of sections, which is a core rule.',
  },
  {
    slug: 'construct-stands-in-a-block',
    section: `Instructions, Composite Instructions: ${objectForm}`,
    summary: 'OpCompositeConstructReplicateEXT appears in a block of a function.',
    class: 'grammar',
    phase: 'validate',
    decidable: 'module',
    confidence: 'derived',
    notes:
      'The text lists it under composite instructions, which are not among those that the logical layout of the core specification allows earlier.',
  },
]
