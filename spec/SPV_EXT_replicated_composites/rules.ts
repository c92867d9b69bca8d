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
      'All constituents of Result Type have the same type: a structure whose members differ in type is not allowed. Only the top level counts, and two type ids of the same shape are different types.',
    class: 'type',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
  },
  {
    slug: 'result-type-is-not-a-structure',
    section: `${everyForm}: Result Type`,
    summary: 'Result Type is not a structure, even if all of its members have the same type.',
    class: 'type',
    phase: 'validate',
    decidable: 'module',
    confidence: 'open',
    notes:
      'The core specification defines vectors, matrices and arrays as homogeneous and structures as heterogeneous; the overview of this text mentions constituents that share a value. NOTES.md gives both readings.',
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
      'Without members, every requirement on "the constituents" is met, but no Value can have their type. NOTES.md gives both readings.',
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
      'A run-time array is an array and therefore a homogeneous composite; the text does not say how many constituents it would have. NOTES.md gives both readings.',
  },
  {
    slug: 'value-has-constituent-type',
    section: `${everyForm}: Value`,
    summary:
      'The type of Value is the type of the constituents: the component type of a vector, the column type of a matrix, the element type of an array, the member type of a structure, or the Component Type of a cooperative matrix.',
    class: 'type',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
    notes:
      'Unlike OpCompositeConstruct, there is no exception that allows shorter vectors to fill a longer one.',
  },
  {
    slug: 'constant-value-is-a-plain-constant',
    section: `Instructions, ${constantForm}: Value`,
    summary:
      'The Value of OpConstantCompositeReplicateEXT is the result of a constant instruction other than a specialization constant, or of OpUndef.',
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
      'The Value of OpSpecConstantCompositeReplicateEXT is the result of a constant instruction, including a specialization constant, or of OpUndef.',
    class: 'operand',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
  },
]
