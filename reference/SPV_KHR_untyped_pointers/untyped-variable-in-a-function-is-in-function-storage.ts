import type { Check } from '../check.ts'
import { storageClass, storageClassName } from './shared/storage-class.ts'

/** Logical Layout of a Module, read with variables of both kinds. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/untyped-variable-in-a-function-is-in-function-storage',
  at: ['OpUntypedVariableKHR'],
  judge(instruction, module, report) {
    const storage = instruction.operands[0]
    if (storage === undefined || storage.value === storageClass.Function) return
    if (module.functionOf(instruction) !== undefined)
      report(storage.word, `a variable in a function is in ${storageClassName(storage.value)}`)
  },
}
