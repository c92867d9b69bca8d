import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { enumerant } from '../../core/shared/enumerant.ts'
import { type Models, modelNames } from '../../core/shared/models.ts'
import { operandWord } from '../../core/shared/operand.ts'
import { modelsUsing, variablesIn } from '../../core/shared/variables.ts'

/** That entry points of some execution models do not use variables in a storage class. */
export function notIn(rule: RuleId, storageClass: string, forbidden: Models): Check {
  const value = enumerant('StorageClass', storageClass)
  return {
    rule,
    among: [`StorageClass.${storageClass}`],
    judgeModule(module, report) {
      for (const variable of variablesIn(module, value)) {
        const wrong = modelsUsing(module)(variable) & forbidden
        if (wrong !== 0)
          report(
            operandWord(variable, 0),
            `variable %${variable.result} in ${storageClass} is used in ${modelNames(wrong)}`,
          )
      }
    },
  }
}
