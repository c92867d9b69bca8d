import type { RuleRow } from '../rule.ts'

const constantForm = 'OpConstantCompositeReplicateEXT'
const specForm = 'OpSpecConstantCompositeReplicateEXT'
const objectForm = 'OpCompositeConstructReplicateEXT'
const everyForm = `Instructions: ${constantForm}, ${specForm}, ${objectForm}`

/** The requirements of SPV_EXT_replicated_composites, revision 1. */
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
      'A module that uses an instruction of the text without the capability is the matter of capability-is-declared alone.',
  },
  {
    slug: 'capability-is-declared',
    section: `Capabilities: ReplicatedCompositesEXT; ${everyForm}`,
    summary:
      'A module with any of the three replicate instructions declares ReplicatedCompositesEXT; no other capability brings it along.',
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
    summary: 'The two constant forms do not stand in a function.',
    class: 'grammar',
    phase: 'validate',
    decidable: 'module',
    confidence: 'derived',
    notes:
      'The text files them under constant creation; the logical layout of the core specification keeps those out of functions. Any other wrong place is a matter of the order of sections, which is a core rule.',
  },
  {
    slug: 'construct-stands-in-a-block',
    section: `Instructions, Composite Instructions: ${objectForm}`,
    summary: 'OpCompositeConstructReplicateEXT stands in a block of a function.',
    class: 'grammar',
    phase: 'validate',
    decidable: 'module',
    confidence: 'derived',
    notes:
      'The text files it under composite instructions, which the logical layout of the core specification does not list among those allowed earlier.',
  },
  {
    slug: 'result-type-is-composite',
    section: `${everyForm}: Result Type`,
    summary:
      'Result Type is a composite type: a vector, a matrix, an array, a structure or a type that an extension calls composite, such as a cooperative matrix.',
    class: 'type',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
  },
  {
    slug: 'result-type-is-homogeneous',
    section: `${everyForm}: Result Type`,
    summary:
      'All constituents of Result Type have one and the same type: a structure whose members differ in type is refused. Only the top level counts, and two type ids of the same shape are two types.',
    class: 'type',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
  },
  {
    slug: 'result-type-is-not-a-structure',
    section: `${everyForm}: Result Type`,
    summary: 'Result Type is not a structure, not even one whose members all have one type.',
    class: 'type',
    phase: 'validate',
    decidable: 'module',
    confidence: 'open',
    notes:
      'The core specification defines vectors, matrices and arrays as homogeneous and structures as heterogeneous; the overview of this text speaks of constituents that share a value. NOTES.md has both readings.',
  },
  {
    slug: 'result-type-has-a-constituent',
    section: `${everyForm}: Result Type`,
    summary: 'Result Type is not a structure without members.',
    class: 'type',
    phase: 'validate',
    decidable: 'module',
    confidence: 'open',
    notes:
      'Without members every demand on "the constituents" holds, and no Value could have their type. NOTES.md has both readings.',
  },
  {
    slug: 'result-type-has-a-known-length',
    section: `${everyForm}: Result Type`,
    summary: 'Result Type is not a run-time array.',
    class: 'type',
    phase: 'validate',
    decidable: 'module',
    confidence: 'open',
    notes:
      'A run-time array is an array and so a homogeneous composite; how many constituents it would get is not said. NOTES.md has both readings.',
  },
  {
    slug: 'value-has-constituent-type',
    section: `${everyForm}: Value`,
    summary:
      'The type of Value is the type of the constituents: component type of a vector, column type of a matrix, element type of an array, member type of a structure, Component Type of a cooperative matrix.',
    class: 'type',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
    notes:
      'Unlike OpCompositeConstruct there is no exception that lets a shorter vector fill a longer one.',
  },
  {
    slug: 'constant-value-is-a-plain-constant',
    section: `Instructions, ${constantForm}: Value`,
    summary:
      'Value of OpConstantCompositeReplicateEXT comes from a constant instruction that is not a specialization constant, or from OpUndef.',
    class: 'operand',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
    notes:
      'OpConstantCompositeReplicateEXT itself is such a constant instruction, and OpSpecConstantCompositeReplicateEXT is not.',
  },
  {
    slug: 'spec-constant-value-is-a-constant',
    section: `Instructions, ${specForm}: Value`,
    summary:
      'Value of OpSpecConstantCompositeReplicateEXT comes from a constant instruction, specialization constant or not, or from OpUndef.',
    class: 'operand',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
  },
]
