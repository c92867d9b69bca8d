import type { Check } from '../check.ts'
import { storageClassOf } from '../core/shared/pointer-type.ts'
import { resultType } from '../core/shared/result-type.ts'
import { storageClassName } from './shared/storage-class.ts'

/** OpGenericCastToPtrExplicit, Result Type. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/generic-cast-explicit-result-type-has-the-storage-operand',
  at: ['OpGenericCastToPtrExplicit'],
  judge(instruction, module, report) {
    const own = storageClassOf(resultType(module, instruction))
    const storage = instruction.operands[1]?.value
    if (own !== undefined && storage !== undefined && own !== storage)
      report(
        instruction.word + 1,
        `Result Type is into ${storageClassName(own)}, Storage is ${storageClassName(storage)}`,
      )
  },
}
