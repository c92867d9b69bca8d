import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { operandDefinition, operandType, operandWord } from '../../core/shared/operand.ts'
import { resultType } from '../../core/shared/result-type.ts'
import type { Shape } from './shapes.ts'

/** The check that instructions result in a type of a shape. */
export function resultOf(rule: RuleId, at: readonly string[], { name, fits }: Shape): Check {
  return {
    rule,
    at,
    judge(instruction, module, report) {
      const type = resultType(module, instruction)
      if (type !== undefined && !fits(module, type))
        report(instruction.word + 1, `Result Type %${type.result} is not ${name}`)
    },
  }
}

/** The check that operands of an instruction are values of a type of a shape. */
export function operandsOf(
  rule: RuleId,
  instruction: string,
  places: readonly number[],
  { name, fits }: Shape,
): Check {
  return {
    rule,
    at: [instruction],
    judge(operation, module, report) {
      for (const place of places) {
        const definition = operandDefinition(module, operation, place)
        const type = operandType(module, operation, place)
        if (definition === undefined || (type !== undefined && fits(module, type))) continue
        report(operandWord(operation, place), `%${definition.result} is not of ${name}`)
      }
    },
  }
}
