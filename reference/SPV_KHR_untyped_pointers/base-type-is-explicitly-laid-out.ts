import { operandWord } from '../core/shared/operand.ts'
import { chainOperand } from './shared/chain.ts'
import { explicitlyLaidOut } from './shared/explicitly-laid-out.ts'
import { listedChains } from './shared/instructions.ts'
import { laidOutBaseType } from './shared/laid-out-chain.ts'

/** Validation Rules for Shader Capabilities, explicit layout. */
export const check = explicitlyLaidOut(
  'SPV_KHR_untyped_pointers/base-type-is-explicitly-laid-out',
  {
    at: listedChains,
    type: laidOutBaseType,
    word: (chain) => operandWord(chain, chainOperand.baseType),
    name: 'Base Type',
  },
)
