import type { Check } from '../check.ts'
import { isConstantInstruction } from '../core/shared/constant-instruction.ts'
import { operandDefinition, operandWord } from '../core/shared/operand.ts'
import { specConstantForm } from './instructions.ts'

/** Value of OpSpecConstantCompositeReplicateEXT. */
export const check: Check = {
  rule: 'SPV_EXT_replicated_composites/spec-constant-value-is-a-constant',
  at: [specConstantForm],
  judge(instruction, module, report) {
    const value = operandDefinition(module, instruction, 0)
    if (value === undefined || value.name === 'OpUndef' || isConstantInstruction(value)) return
    report(operandWord(instruction, 0), `Value %${value.result} comes from ${value.name}`)
  },
}
