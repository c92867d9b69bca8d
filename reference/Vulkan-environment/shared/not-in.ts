import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { enumerant } from '../../core/shared/enumerant.ts'
import { type Models, modelNames, modelOf } from '../../core/shared/models.ts'
import { operandWord } from '../../core/shared/operand.ts'
import { modelsUsing, variablesIn } from '../../core/shared/variables.ts'
import type { Module } from '../../module.ts'

/** Whether an entry point has one of some execution models. */
function declaresOneOf(module: Module, models: Models): boolean {
  for (const entryPoint of module.all('OpEntryPoint'))
    if ((modelOf(entryPoint) & models) !== 0) return true
  return false
}

/** That entry points of some execution models do not use variables in a storage class. */
export function notIn(rule: RuleId, storageClass: string, forbidden: Models): Check {
  const value = enumerant('StorageClass', storageClass)
  return {
    rule,
    among: [`StorageClass.${storageClass}`],
    judgeModule(module, report) {
      if (!declaresOneOf(module, forbidden)) return
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
