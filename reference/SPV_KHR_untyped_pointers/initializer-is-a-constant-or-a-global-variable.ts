import type { Check } from '../check.ts'
import { operandDefinition, operandWord } from '../core/shared/operand.ts'
import { isInitializerSource } from './shared/initializer-source.ts'

/** OpUntypedVariableKHR, Initializer. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/initializer-is-a-constant-or-a-global-variable',
  at: ['OpUntypedVariableKHR'],
  judge(instruction, module, report) {
    const source = operandDefinition(module, instruction, 2)
    if (source === undefined || isInitializerSource(module, source)) return
    const where = module.functionOf(source) === undefined ? '' : ' in a function'
    report(
      operandWord(instruction, 2),
      `Initializer %${source.result} comes from ${source.name}${where}`,
    )
  },
}
