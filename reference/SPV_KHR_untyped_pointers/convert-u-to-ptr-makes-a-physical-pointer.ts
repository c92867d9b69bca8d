import type { Check } from '../check.ts'
import { resultType } from '../core/shared/result-type.ts'
import { isLogicalPointerType } from './shared/addressing.ts'
import { isUntypedPointerType } from './shared/untyped.ts'

/** Types, physical pointer type, with OpConvertUToPtr of the core specification. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/convert-u-to-ptr-makes-a-physical-pointer',
  at: ['OpConvertUToPtr'],
  judge(instruction, module, report) {
    const type = resultType(module, instruction)
    if (isUntypedPointerType(type) && isLogicalPointerType(module, type))
      report(instruction.word + 1, 'Result Type is a logical pointer type')
  },
}
