import type { RuleId } from '#spec/rule'
import { operandType, operandWord } from '../../core/shared/operand.ts'
import { storageClassOf } from '../../core/shared/pointer-type.ts'
import type { InstructionCheck } from './gated.ts'
import { storageClassName } from './storage-class.ts'

/** The check that operand `index` of the instructions named in `at`, where it is a pointer, points into `wanted`. */
export function pointerInStorageClass(
  rule: RuleId,
  at: readonly string[],
  index: number,
  wanted: number,
): InstructionCheck {
  return {
    rule,
    at,
    judge(instruction, module, report) {
      const storage = storageClassOf(operandType(module, instruction, index))
      if (storage !== undefined && storage !== wanted)
        report(
          operandWord(instruction, index),
          `the pointer is into ${storageClassName(storage)}, not ${storageClassName(wanted)}`,
        )
    },
  }
}
