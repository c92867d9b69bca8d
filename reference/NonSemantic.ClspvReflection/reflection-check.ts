import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../check.ts'
import type { Module } from '../module.ts'
import { type Reflection, reflections } from './reflection.ts'

/** The check of a rule on instructions of this set, whose `OpExtInst` it is asked for. */
export function reflectionCheck(
  rule: RuleId,
  judge: (reflection: Reflection, module: Module, report: Report) => void,
): Check {
  return {
    rule,
    among: ['OpExtInst'],
    judgeModule(module, report) {
      for (const reflection of reflections(module)) judge(reflection, module, report)
    },
  }
}
