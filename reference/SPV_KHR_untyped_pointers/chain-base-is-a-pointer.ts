import { isPointerType } from '../core/shared/pointer-type.ts'
import { chainOperand } from './shared/chain.ts'
import { chains } from './shared/instructions.ts'
import { operandOfType } from './shared/operand-of-type.ts'

/** OpUntypedAccessChainKHR and its variants, Base. */
export const check = operandOfType(
  'SPV_KHR_untyped_pointers/chain-base-is-a-pointer',
  chains,
  { Base: chainOperand.base },
  isPointerType,
  'a pointer',
)
