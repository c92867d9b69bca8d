import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { operandDefinition, operandWord } from '../../core/shared/operand.ts'
import { prefetch, prefetchOperand } from './prefetch.ts'

const judged: ReadonlySet<string> = new Set(['OpConstant', 'OpConstantNull'])

/** The check that an optional operand of `OpUntypedPrefetchKHR` is between 0 and `most` where its value is known. */
export function prefetchRange(
  rule: RuleId,
  name: keyof typeof prefetchOperand,
  most: bigint,
): Check {
  const index = prefetchOperand[name]
  return {
    rule,
    at: prefetch,
    judge(instruction, module, report) {
      const constant = operandDefinition(module, instruction, index)
      if (constant === undefined || !judged.has(constant.name)) return
      const value = module.integerValue(constant.result)
      if (value !== undefined && (value < 0n || value > most))
        report(operandWord(instruction, index), `${name} is ${value}, not between 0 and ${most}`)
    },
  }
}
