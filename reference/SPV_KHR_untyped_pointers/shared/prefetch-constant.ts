import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { isConstantInstruction } from '../../core/shared/constant-instruction.ts'
import { operandWord } from '../../core/shared/operand.ts'
import { isIntegerType } from '../../core/shared/scalar-type.ts'
import { prefetch, prefetchOperand } from './prefetch.ts'
import { valueAt } from './value.ts'

/** The check that an optional operand of `OpUntypedPrefetchKHR` is a constant of integer type. */
export function prefetchConstant(rule: RuleId, name: keyof typeof prefetchOperand): Check {
  const index = prefetchOperand[name]
  return {
    rule,
    at: prefetch,
    judge(instruction, module, report) {
      const value = valueAt(module, instruction, index)
      if (value === undefined) return
      const { definition, type } = value
      if (isConstantInstruction(definition) && isIntegerType(type)) return
      const of = type === undefined ? '' : ` of ${type.name}`
      report(
        operandWord(instruction, index),
        `${name} %${definition.result} comes from ${definition.name}${of}`,
      )
    },
  }
}
