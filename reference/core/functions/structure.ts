import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { structureFaults } from '../shared/structure.ts'

function structure(rule: RuleId): Check {
  return {
    rule,
    judgeModule: (module, report) => {
      for (const fault of structureFaults(module))
        if (fault.rule === rule) report(fault.word, fault.message)
    },
  }
}

/** Checks of how instructions form functions and blocks. */
export const checks: readonly Check[] = [
  structure('core/function-begin'),
  structure('core/function-end'),
  structure('core/parameter-placement'),
  structure('core/block-begins-with-label'),
  structure('core/block-ends-with-termination'),
  structure('core/instruction-outside-function'),
]
