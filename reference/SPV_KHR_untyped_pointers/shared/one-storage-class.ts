import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { operandWord } from '../../core/shared/operand.ts'
import { storageClassOf } from '../../core/shared/pointer-type.ts'
import { areTypedAndDiffer, comparedTypes } from './compared.ts'
import { storageClassName } from './storage-class.ts'

/** The check that compared pointers are into one storage class. Of typed ones another rule asks for one type. */
export function oneStorageClass(rule: RuleId, at: readonly string[]): Check {
  return {
    rule,
    at,
    judge(instruction, module, report) {
      const types = comparedTypes(module, instruction)
      if (types === undefined || areTypedAndDiffer(...types)) return
      const [one, other] = types.map((type) => storageClassOf(type) ?? 0)
      if (one !== undefined && other !== undefined && one !== other)
        report(
          operandWord(instruction, 1),
          `the operands point into ${storageClassName(one)} and ${storageClassName(other)}`,
        )
    },
  }
}
