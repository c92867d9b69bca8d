import type { Check } from '../check.ts'
import { operandDefinition, operandWord } from '../core/shared/operand.ts'
import { resultType } from '../core/shared/result-type.ts'
import { isInitializerSource } from './shared/initializer-source.ts'
import { dataType } from './shared/untyped-variable.ts'

/** OpUntypedVariableKHR, Initializer. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/initializer-has-the-data-type',
  at: ['OpUntypedVariableKHR'],
  judge(instruction, module, report) {
    const source = operandDefinition(module, instruction, 2)
    if (source === undefined || !isInitializerSource(module, source)) return
    const type = dataType(module, instruction)
    const given = resultType(module, source)
    if (type !== undefined && given !== undefined && given !== type)
      report(
        operandWord(instruction, 2),
        `Initializer %${source.result} is of type %${given.result}, Data Type is %${type.result}`,
      )
  },
}
