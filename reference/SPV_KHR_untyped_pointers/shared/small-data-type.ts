import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { operandWord } from '../../core/shared/operand.ts'
import { needsStorageCapability } from './needs-storage-capability.ts'
import type { SmallWidth } from './small-width.ts'
import { storageClassName } from './storage-class.ts'
import { dataType } from './untyped-variable.ts'

/** The check that the Data Type of a variable has scalars of a small width only where a capability admits them. */
export function smallDataType(rule: RuleId, width: SmallWidth): Check {
  return {
    rule,
    at: ['OpUntypedVariableKHR'],
    judge(instruction, module, report) {
      const storage = instruction.operands[0]?.value
      const type = dataType(module, instruction)
      if (needsStorageCapability(module, type, storage, width, true))
        report(
          operandWord(instruction, 1),
          `no declared capability admits the ${width.bits}-bit parts of %${type?.result} to ${storageClassName(storage ?? 0)}`,
        )
    },
  }
}
