import type { Check } from '../check.ts'
import { operandType, operandWord } from '../core/shared/operand.ts'
import { typedChains } from './shared/instructions.ts'
import { isUntypedPointerType } from './shared/untyped.ts'

/** Untyped Pointers: only the chains that the text adds are said to take both kinds of pointer. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/typed-chain-base-is-typed',
  at: typedChains,
  judge(instruction, module, report) {
    if (isUntypedPointerType(operandType(module, instruction, 0)))
      report(operandWord(instruction, 0), `Base of ${instruction.name} is an untyped pointer`)
  },
}
