import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { operandWord } from '../core/shared/operands.ts'

const arithmeticPoison = enumerant('ExecutionMode', 'ArithmeticPoisonKHR')
const place = { function: 1, modeTarget: 0, mode: 1 } as const

export const checks: readonly Check[] = [
  /** PoisonFreezeKHR. */
  {
    rule: 'SPV_KHR_poison_freeze/entry-points-have-the-mode',
    among: ['PoisonFreezeKHR'],
    judgeModule(module, report) {
      const withMode = new Set<number>()
      // That a mode without <id> operands is not for OpExecutionModeId is a rule of core.
      for (const name of ['OpExecutionMode', 'OpExecutionModeId'])
        for (const mode of module.all(name))
          if (mode.valueAt(place.mode) === arithmeticPoison)
            withMode.add(mode.valueAt(place.modeTarget) ?? 0)
      for (const entryPoint of module.all('OpEntryPoint')) {
        const id = entryPoint.valueAt(place.function)
        if (id !== undefined && !withMode.has(id))
          report(
            operandWord(entryPoint, place.function),
            `the entry point %${id} lacks the execution mode ArithmeticPoisonKHR`,
          )
      }
    },
  },
]
