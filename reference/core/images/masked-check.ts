import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { maskOf, withMask } from './mask.ts'

/** The check of instructions with image operands, asked of those only that have some. */
export function maskedCheck(
  rule: RuleId,
  judge: (instruction: Instruction, module: Module, report: Report) => void,
): Check {
  return {
    rule,
    at: withMask,
    judge: (instruction, module, report) => {
      if (maskOf(instruction) !== 0) judge(instruction, module, report)
    },
  }
}
