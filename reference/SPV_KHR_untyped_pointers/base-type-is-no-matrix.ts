import type { Check } from '../check.ts'
import { isMatrixType } from '../core/shared/composite-type.ts'
import { operandWord } from '../core/shared/operand.ts'
import { chainOperand } from './shared/chain.ts'
import { listedChains } from './shared/instructions.ts'
import { laidOutBaseType } from './shared/laid-out-chain.ts'

/** Validation Rules for Shader Capabilities, explicit layout. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/base-type-is-no-matrix',
  at: listedChains,
  judge(instruction, module, report) {
    if (isMatrixType(laidOutBaseType(module, instruction)))
      report(operandWord(instruction, chainOperand.baseType), 'Base Type is a matrix type')
  },
}
