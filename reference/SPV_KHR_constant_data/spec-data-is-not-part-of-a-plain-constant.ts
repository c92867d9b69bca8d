import type { Check } from '../check.ts'

/** Specialization: the list of specialization constant instructions, with the core rule on OpConstantComposite. */
export const check: Check = {
  rule: 'SPV_KHR_constant_data/spec-data-is-not-part-of-a-plain-constant',
  at: ['OpConstantComposite'],
  judge(instruction, module, report) {
    for (const { value, word } of instruction.operands)
      if (module.definition(value)?.name === 'OpSpecConstantDataKHR')
        report(word, `Constituent %${value} comes from OpSpecConstantDataKHR`)
  },
}
