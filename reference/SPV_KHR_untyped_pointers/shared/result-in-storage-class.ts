import type { RuleId } from '#spec/rule'
import { storageClassOf } from '../../core/shared/pointer-type.ts'
import { resultType } from '../../core/shared/result-type.ts'
import type { InstructionCheck } from './gated.ts'
import { storageClassName } from './storage-class.ts'

/** The check that the Result Type of the instructions named in `at`, where it is a pointer type, has one of `classes`. */
export function resultInStorageClass(
  rule: RuleId,
  at: readonly string[],
  classes: readonly number[],
): InstructionCheck {
  return {
    rule,
    at,
    judge(instruction, module, report) {
      const storage = storageClassOf(resultType(module, instruction))
      if (storage !== undefined && !classes.includes(storage))
        report(
          instruction.word + 1,
          `Result Type %${instruction.resultType} has the storage class ${storageClassName(storage)}`,
        )
    },
  }
}
