import type { RuleRow } from '../rule.ts'

const both = 'OpConstantDataKHR, OpSpecConstantDataKHR'

/** The requirements of SPV_KHR_constant_data, revision 1. */
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
    section: `Capability: ConstantDataKHR; ${both}`,
    summary: `A module with ${both.replace(', ', ' or ')} declares ConstantDataKHR; no other capability implies it.`,
    class: 'capability',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
  },
  {
    slug: 'utf-encoded-needs-the-capability',
    section: 'Decoration: UTFEncodedKHR; Capability: ConstantDataKHR',
    summary: 'A module that decorates anything with UTFEncodedKHR declares ConstantDataKHR.',
    class: 'capability',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
  },
  {
    slug: 'data-instruction-has-type-and-result',
    section: both,
    summary: 'The instruction is long enough to hold its Result Type and its Result.',
    class: 'grammar',
    phase: 'decode',
    decidable: 'module',
    confidence: 'certain',
  },
  {
    slug: 'utf-encoded-has-no-operands',
    section: 'Decoration: UTFEncodedKHR, Extra Operands',
    summary: 'UTFEncodedKHR has no extra operands.',
    class: 'grammar',
    phase: 'decode',
    decidable: 'module',
    confidence: 'certain',
  },
  {
    slug: 'data-constant-stands-at-module-scope',
    section: `Constant-Creation Instructions: ${both}`,
    summary: 'The two instructions do not appear in a function.',
    class: 'grammar',
    phase: 'validate',
    decidable: 'module',
    confidence: 'derived',
    notes:
      'The text lists them under constant creation, and the logical layout of the core specification does not allow those in functions. Any other misplacement is covered by the order of sections, which is a core rule.',
  },
  {
    slug: 'result-type-is-an-array',
    section: `${both}: Result Type`,
    summary: 'Result Type is an array type, not a scalar, a vector, a matrix or a structure.',
    class: 'type',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
    notes: 'A run-time array is covered by result-type-has-a-length only.',
  },
  {
    slug: 'result-type-has-a-length',
    section: `${both}: Result Type`,
    summary: 'Result Type is not a run-time array.',
    class: 'type',
    phase: 'validate',
    decidable: 'module',
    confidence: 'derived',
    notes:
      'The text counts the words of all elements of the array and refers to its Length operand, which OpTypeRuntimeArray does not have.',
  },
  {
    slug: 'result-type-has-integer-elements',
    section: `${both}: Result Type`,
    summary:
      'The elements of Result Type are scalars of integer type, of any width and signedness; a floating-point or Boolean type, vector, structure, pointer or further array is not allowed.',
    class: 'type',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
  },
  {
    slug: 'result-type-has-no-array-stride',
    section: `${both}: Result Type`,
    summary:
      'Result Type is not decorated with ArrayStride, directly or through a decoration group.',
    class: 'decoration',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
    notes:
      'Another array type of the same shape and a pointer to Result Type may have the decoration.',
  },
  {
    slug: 'data-has-a-word',
    section: both,
    summary: 'Data has at least one word.',
    class: 'grammar',
    phase: 'validate',
    decidable: 'module',
    confidence: 'derived',
    notes:
      'The tables give 4 words as the shortest length, and an array has at least one element. The grammar permits an empty Data, so this is not a decoding error.',
  },
  {
    slug: 'data-word-count',
    section: `${both}: Data`,
    summary:
      'If Data is not empty and the Length of Result Type does not depend on a specialization constant, Data has Length times Width bits, rounded up to whole words.',
    class: 'operand',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
    notes:
      'Elements are packed without padding, so three 8-bit elements need one word. With a specialized Length, any number of words is valid: the core specification says that default values do not affect validity. Bits of the last word after the last element may have any value.',
  },
  {
    slug: 'data-has-at-most-65531-words',
    section: 'Issues: limits on the amount of data',
    summary: 'Data has at most 65531 words.',
    class: 'limit',
    phase: 'validate',
    decidable: 'module',
    confidence: 'open',
    notes:
      'Only an answer under Issues says so. An instruction of 65535 words has room for 65532, and a later edition of the text with the same revision number gives that number.',
  },
  {
    slug: 'specialized-data-fits-specialized-length',
    section: 'OpSpecConstantDataKHR',
    summary:
      'If specialization provides a different amount of data, it also provides a matching Length.',
    class: 'semantics',
    phase: 'validate',
    decidable: 'no',
    why: 'a client API supplies the specialization values separately from the module',
    confidence: 'certain',
  },
  {
    slug: 'spec-data-is-not-part-of-a-plain-constant',
    section: 'Specialization: list of specialization constant instructions',
    summary: 'No Constituent of an OpConstantComposite is an OpSpecConstantDataKHR.',
    class: 'operand',
    phase: 'validate',
    decidable: 'module',
    confidence: 'derived',
    notes:
      'The text makes OpSpecConstantDataKHR a specialization constant, and the core specification does not allow those in OpConstantComposite; core/constant-constituent-plain leaves this instruction to this rule. SPV_EXT_replicated_composites has a rule for its own plain constant.',
  },
  {
    slug: 'spec-id-has-a-listed-target',
    section: 'Decoration: SpecId',
    summary:
      'In a module that declares the extension, SpecId decorates only OpSpecConstantTrue, OpSpecConstantFalse, OpSpecConstant and OpSpecConstantDataKHR.',
    class: 'decoration',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
    notes:
      'Replaces the sentence of the core specification that allows every scalar specialization constant: a scalar OpSpecConstantOp is not allowed and an array of data is. core/spec-id-target does not apply to such a module. The rule also applies through a decoration group.',
  },
  {
    slug: 'utf-encoded-target-is-an-array-type',
    section: 'Decoration: UTFEncodedKHR',
    summary:
      'The target of UTFEncodedKHR is an array type: another type, an object, a constant or a member of a structure is not allowed.',
    class: 'decoration',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
    notes: 'Data of array type is decorated through its type, not through the constant.',
  },
  {
    slug: 'utf-encoded-target-has-a-length',
    section: 'Decoration: UTFEncodedKHR',
    summary: 'UTFEncodedKHR does not decorate a run-time array.',
    class: 'decoration',
    phase: 'validate',
    decidable: 'module',
    confidence: 'open',
    notes:
      'The text says "array type", a term that the core specification also uses for run-time arrays. NOTES.md gives both readings.',
  },
  {
    slug: 'utf-encoded-target-has-integer-elements',
    section: 'Decoration: UTFEncodedKHR',
    summary:
      'The elements of an array type decorated with UTFEncodedKHR are scalars of integer type.',
    class: 'decoration',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
  },
  {
    slug: 'utf-encoded-width-is-8',
    section: 'Decoration: UTFEncodedKHR',
    summary:
      'The integer elements of an array type decorated with UTFEncodedKHR are 8 bits wide, of either signedness.',
    class: 'decoration',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
  },
]
