import type { Check } from '../check.ts'
import { storageClass, storageClassName } from './shared/storage-class.ts'
import { initializer } from './shared/untyped-variable.ts'

const classes: ReadonlySet<number> = new Set([storageClass.Input, storageClass.PushConstant])

/** Storage Class, Input and PushConstant of the core specification, read with variables of both kinds. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/untyped-variable-in-input-or-push-constant-has-no-initializer',
  at: ['OpUntypedVariableKHR'],
  judge(instruction, _module, report) {
    const source = initializer(instruction)
    const storage = instruction.operands[0]?.value ?? 0
    if (source !== undefined && classes.has(storage))
      report(source.word, `a variable in ${storageClassName(storage)} has an Initializer`)
  },
}
