import type { Check } from '../check.ts'
import {
  isConstantInstruction,
  isSpecConstantInstruction,
} from '../core/shared/constant-instruction.ts'
import { operandDefinition, operandWord } from '../core/shared/operand.ts'
import { constantForm } from './instructions.ts'

/** Value of OpConstantCompositeReplicateEXT. */
export const check: Check = {
  rule: 'SPV_EXT_replicated_composites/constant-value-is-a-plain-constant',
  at: [constantForm],
  judge(instruction, module, report) {
    const value = operandDefinition(module, instruction, 0)
    if (value === undefined || value.name === 'OpUndef') return
    if (isConstantInstruction(value) && !isSpecConstantInstruction(value)) return
    report(operandWord(instruction, 0), `Value %${value.result} comes from ${value.name}`)
  },
}
