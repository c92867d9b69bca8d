import { isIntegerType } from '../core/shared/scalar-type.ts'
import { elementOperand } from './shared/chain.ts'
import { ptrAccessChains } from './shared/instructions.ts'
import { operandOfType } from './shared/operand-of-type.ts'

/** OpUntypedPtrAccessChainKHR, Element: a count of elements, as in OpPtrAccessChain of the core specification. */
export const check = operandOfType(
  'SPV_KHR_untyped_pointers/element-is-a-scalar-integer',
  ptrAccessChains,
  { Element: elementOperand },
  isIntegerType,
  'an integer scalar',
)
