import type { RuleRow } from '../../rule.ts'

/** Data that can be specialized. */
export const rules: readonly RuleRow[] = [
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
]
