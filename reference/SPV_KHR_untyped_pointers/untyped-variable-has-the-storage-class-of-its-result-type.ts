import type { Check } from '../check.ts'
import { storageClassOf } from '../core/shared/pointer-type.ts'
import { resultType } from '../core/shared/result-type.ts'
import { storageClassName } from './shared/storage-class.ts'
import { isUntypedPointerType } from './shared/untyped.ts'

/** OpUntypedVariableKHR, Storage Class. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/untyped-variable-has-the-storage-class-of-its-result-type',
  at: ['OpUntypedVariableKHR'],
  judge(instruction, module, report) {
    const type = resultType(module, instruction)
    const storage = instruction.operands[0]
    if (!isUntypedPointerType(type) || storage === undefined) return
    const expected = storageClassOf(type)
    if (expected !== undefined && storage.value !== expected)
      report(
        storage.word,
        `the variable is in ${storageClassName(storage.value)}, its Result Type in ${storageClassName(expected)}`,
      )
  },
}
