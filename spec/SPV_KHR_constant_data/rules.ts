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
      'A module that uses an instruction or the decoration of the text without the capability is the matter of the two rules on the capability alone.',
  },
  {
    slug: 'data-needs-the-capability',
    section: `Capability: ConstantDataKHR; ${both}`,
    summary: `A module with ${both.replace(', ', ' or ')} declares ConstantDataKHR; no other capability brings it along.`,
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
    summary: 'UTFEncodedKHR is followed by no extra operand.',
    class: 'grammar',
    phase: 'decode',
    decidable: 'module',
    confidence: 'certain',
  },
  {
    slug: 'data-constant-stands-at-module-scope',
    section: `Constant-Creation Instructions: ${both}`,
    summary: 'The two instructions do not stand in a function.',
    class: 'grammar',
    phase: 'validate',
    decidable: 'module',
    confidence: 'derived',
    notes:
      'The text files them under constant creation; the logical layout of the core specification keeps those out of functions. Any other wrong place is a matter of the order of sections, which is a core rule.',
  },
  {
    slug: 'result-type-is-an-array',
    section: `${both}: Result Type`,
    summary: 'Result Type is an array type, not a scalar, a vector, a matrix or a structure.',
    class: 'type',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
    notes: 'A run-time array is the matter of result-type-has-a-length alone.',
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
      'The text counts the words from all elements of the array and speaks of its Length operand, which OpTypeRuntimeArray has not.',
  },
  {
    slug: 'result-type-has-integer-elements',
    section: `${both}: Result Type`,
    summary:
      'The elements of Result Type are scalars of integer type, of any width and signedness: no floating-point or Boolean type, vector, structure, pointer or further array.',
    class: 'type',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
  },
  {
    slug: 'result-type-has-no-array-stride',
    section: `${both}: Result Type`,
    summary:
      'Result Type is not decorated with ArrayStride, neither directly nor through a decoration group.',
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
    summary: 'Data is at least one word.',
    class: 'grammar',
    phase: 'validate',
    decidable: 'module',
    confidence: 'derived',
    notes:
      'The tables give 4 words as the shortest length, and an array has at least one element. The grammar permits an empty Data, so this is no matter of decoding.',
  },
  {
    slug: 'data-word-count',
    section: `${both}: Data`,
    summary:
      'Where Data is not empty and Length of Result Type does not depend on a specialization constant, Data has Length times Width bits rounded up to whole words.',
    class: 'operand',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
    notes:
      'Elements are packed without padding, so three elements of 8 bits need one word. With a specialized Length any number of words is valid: the core specification says that default values do not matter to validity. Bits of the last word beyond the last element may have any value.',
  },
  {
    slug: 'data-has-at-most-65531-words',
    section: 'Issues: limits on the amount of data',
    summary: 'Data is at most 65531 words.',
    class: 'limit',
    phase: 'validate',
    decidable: 'module',
    confidence: 'open',
    notes:
      'Only an answer under Issues says so. An instruction of 65535 words has room for 65532, and that is the number in a later edition of the text under the same revision number.',
  },
  {
    slug: 'specialized-data-fits-specialized-length',
    section: 'OpSpecConstantDataKHR',
    summary:
      'Where specialization provides another amount of data, it also provides the Length that fits it.',
    class: 'semantics',
    phase: 'validate',
    decidable: 'no',
    why: 'The values of a specialization are given beside the module, by a client API.',
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
      'The text makes OpSpecConstantDataKHR a specialization constant, and the core specification keeps those out of OpConstantComposite; core/constant-constituent-plain leaves this instruction to this rule. SPV_EXT_replicated_composites has its own rule for its plain constant.',
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
      'Takes the place of the sentence in the core specification that allows every scalar specialization constant, so a scalar OpSpecConstantOp is out and an array of data is in; core/spec-id-target is silent in such a module. Reaching the target through a decoration group is the same.',
  },
  {
    slug: 'utf-encoded-target-is-an-array-type',
    section: 'Decoration: UTFEncodedKHR',
    summary:
      'UTFEncodedKHR decorates an array type: not another type, an object, a constant or a member of a structure.',
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
      'The text says "array type", which the core specification also uses where run-time arrays are meant. NOTES.md has both readings.',
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
