import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { type Fits, resultFits } from '../shared/fitting-types.ts'
import { operandDefinition, operandType, operandWord } from '../shared/operand.ts'
import { isWord } from './types.ts'

const isNamedBarrier: Fits = ({ name }) => name === 'OpTypeNamedBarrier'

/** That the first operand is an object of a type that fits; no other rule asks whether it is an object at all. */
function firstOperand(rule: RuleId, name: string, fits: Fits, says: string): Check {
  return {
    rule,
    at: [name],
    judge(instruction, module, report) {
      if (operandDefinition(module, instruction, 0) === undefined) return
      const type = operandType(module, instruction, 0)
      if (type === undefined || !fits(type, module, instruction))
        report(operandWord(instruction, 0), says)
    },
  }
}

/** Section 3.3.20. */
export const checks: readonly Check[] = [
  resultFits(
    'core/named-barrier-result',
    ['OpNamedBarrierInitialize'],
    isNamedBarrier,
    'OpTypeNamedBarrier',
  ),
  firstOperand(
    'core/named-barrier-subgroup-count',
    'OpNamedBarrierInitialize',
    isWord,
    'Subgroup Count is no 32-bit integer',
  ),
  firstOperand(
    'core/named-barrier-operand',
    'OpMemoryNamedBarrier',
    isNamedBarrier,
    'Named Barrier is none',
  ),
]
