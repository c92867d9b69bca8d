import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { enumerant } from './enumerant.ts'
import { operandDefinition, operandWord } from './operand.ts'

/** The check that an operand of an instruction is an OpVariable in one of some storage classes. */
export function variableOperand(
  rule: RuleId,
  instruction: string,
  place: number,
  classes: readonly string[],
): Check {
  const allowed = new Set(classes.map((name) => enumerant('StorageClass', name)))
  return {
    rule,
    at: [instruction],
    judge(operation, module, report) {
      const variable = operandDefinition(module, operation, place)
      if (variable === undefined) return
      if (variable.name !== 'OpVariable' || !allowed.has(variable.valueAt(0) ?? -1))
        report(
          operandWord(operation, place),
          `%${variable.result} is not an OpVariable in ${classes.join(' or ')}`,
        )
    },
  }
}
