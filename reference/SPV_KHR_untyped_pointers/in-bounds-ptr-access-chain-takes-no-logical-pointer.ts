import type { Check } from '../check.ts'
import { hasVariablePointers } from '../core/pointers/variable-pointers.ts'
import { operandType, operandWord } from '../core/shared/operand.ts'
import { isLogicalPointerType } from './shared/addressing.ts'
import { chainOperand } from './shared/chain.ts'

/** Universal Validation Rules, logical pointers with variable pointers, in the reading in which the list is closed. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/in-bounds-ptr-access-chain-takes-no-logical-pointer',
  at: ['OpUntypedInBoundsPtrAccessChainKHR'],
  judge(instruction, module, report) {
    if (!hasVariablePointers(module)) return
    if (isLogicalPointerType(module, operandType(module, instruction, chainOperand.base)))
      report(operandWord(instruction, chainOperand.base), 'Base is a logical pointer')
  },
}
