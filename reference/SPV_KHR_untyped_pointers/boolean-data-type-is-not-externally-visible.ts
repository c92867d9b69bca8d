import type { Check } from '../check.ts'
import { containsBoolean } from '../core/shared/boolean.ts'
import { operandWord } from '../core/shared/operand.ts'
import { storageClass, storageClassName } from './shared/storage-class.ts'
import { dataType } from './shared/untyped-variable.ts'

const classes: ReadonlySet<number> = new Set([
  storageClass.UniformConstant,
  storageClass.Workgroup,
  storageClass.CrossWorkgroup,
  storageClass.Private,
  storageClass.Function,
  storageClass.Input,
  storageClass.Output,
])

/** OpTypeBool. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/boolean-data-type-is-not-externally-visible',
  at: ['OpUntypedVariableKHR'],
  judge(instruction, module, report) {
    const storage = instruction.operands[0]?.value ?? 0
    if (!classes.has(storage) && containsBoolean(module, dataType(module, instruction)))
      report(
        operandWord(instruction, 1),
        `a variable in ${storageClassName(storage)} is or contains a Boolean`,
      )
  },
}
