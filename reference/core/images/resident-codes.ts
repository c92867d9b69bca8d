import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { isConstantInstruction } from '../shared/constant-instruction.ts'
import { operandDefinition, operandWord } from '../shared/operand.ts'

/** Whether an OpCompositeExtract takes something else from the result of a sparse instruction than its code. */
function takesTexel(module: Module, extract: Instruction): boolean {
  const isSparse = operandDefinition(module, extract, 0)?.name.startsWith('OpImageSparse') ?? false
  return isSparse && !(extract.operands.length === 2 && extract.valueAt(1) === 0)
}

/** Section 3.3.10. */
export const checks: readonly Check[] = [
  {
    rule: 'core/resident-code-origin',
    at: ['OpImageSparseTexelsResident'],
    judge(instruction, module, report) {
      const code = operandDefinition(module, instruction, 0)
      if (code === undefined) return
      const word = operandWord(instruction, 0)
      if (isConstantInstruction(code)) report(word, `Resident Code is the result of ${code.name}`)
      else if (code.name === 'OpCompositeExtract' && takesTexel(module, code))
        report(word, 'Resident Code is not the first member of a result')
    },
  },
]
