import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { componentsOf } from '../../core/shared/components.ts'
import { callsOf } from '../../core/shared/models.ts'
import { operandWord } from '../../core/shared/operand.ts'
import type { Module } from '../../module.ts'

/**
 * Whether all calls lead to functions defined after their callers, or all to functions defined before them: then none comes
 * back to where it began.
 */
function callsLeadOneWay(module: Module): boolean {
  let [isForwards, isBackwards] = [true, true]
  for (const call of module.all('OpFunctionCall')) {
    const caller = module.definitionIndex(module.functionOf(call)?.definition.result ?? 0)
    const callee = module.definitionIndex(call.valueAt(0) ?? 0)
    isForwards &&= callee > caller
    isBackwards &&= callee < caller
  }
  return isForwards || isBackwards
}

/** That no function in the static call tree of an entry point calls itself, directly or not. */
export function noRecursion(rule: RuleId): Check {
  return {
    rule,
    among: ['OpFunctionCall'],
    judgeModule(module, report) {
      if (callsLeadOneWay(module)) return
      const calls = callsOf(module)
      const roots = module.all('OpEntryPoint').map((one) => one.valueAt(1) ?? 0)
      const { of } = componentsOf(roots, calls)
      for (const call of module.all('OpFunctionCall')) {
        const caller = module.functionOf(call)?.definition.result
        const callee = call.valueAt(0)
        if (caller === undefined || callee === undefined) continue
        // Two functions of one component call each other, directly or not.
        if (of(caller) !== undefined && of(caller) === of(callee))
          report(operandWord(call, 0), `function %${callee} calls itself`)
      }
    },
  }
}
