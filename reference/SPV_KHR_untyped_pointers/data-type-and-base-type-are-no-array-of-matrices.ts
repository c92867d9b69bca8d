import type { Check } from '../check.ts'
import { isMatrixType } from '../core/shared/composite-type.ts'
import { operandWord } from '../core/shared/operand.ts'
import { chainOperand } from './shared/chain.ts'
import { isMatrixOrArrayOfMatrices } from './shared/explicit-layout.ts'
import { chains } from './shared/instructions.ts'
import { laidOutBaseType } from './shared/laid-out-chain.ts'
import { laidOutDataType } from './shared/laid-out-data-type.ts'

/** Validation Rules for Shader Capabilities, explicit layout, in the reading in which such an array has no layout. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/data-type-and-base-type-are-no-array-of-matrices',
  at: ['OpUntypedVariableKHR', ...chains],
  judge(instruction, module, report) {
    const isVariable = instruction.name === 'OpUntypedVariableKHR'
    const type = (isVariable ? laidOutDataType : laidOutBaseType)(module, instruction)
    if (type === undefined || isMatrixType(type) || !isMatrixOrArrayOfMatrices(module, type)) return
    report(
      operandWord(instruction, isVariable ? 1 : chainOperand.baseType),
      `${isVariable ? 'Data Type' : 'Base Type'} %${type.result} is an array of matrices`,
    )
  },
}
