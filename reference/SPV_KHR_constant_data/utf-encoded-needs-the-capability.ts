import type { Check } from '../check.ts'
import { decorating, decorationAt } from '../core/shared/decoration-at.ts'
import { utfEncoded } from './utf-encoded.ts'

/** Capability, ConstantDataKHR. */
export const check: Check = {
  rule: 'SPV_KHR_constant_data/utf-encoded-needs-the-capability',
  at: decorating,
  judge(instruction, module, report) {
    const decoration = decorationAt(instruction)
    if (decoration?.value === utfEncoded && !module.capabilities.has('ConstantDataKHR'))
      report(decoration.word, 'UTFEncodedKHR needs the capability ConstantDataKHR')
  },
}
