import type { Check } from '../check.ts'
import { operandDefinition, operandWord } from '../core/shared/operand.ts'
import { isTypeDeclaration } from '../core/shared/type-declaration.ts'
import { chainOperand } from './shared/chain.ts'
import { chains } from './shared/instructions.ts'

/** OpUntypedAccessChainKHR and its variants, Base Type. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/chain-base-type-is-a-type',
  at: chains,
  judge(instruction, module, report) {
    const type = operandDefinition(module, instruction, chainOperand.baseType)
    if (type !== undefined && !isTypeDeclaration(type))
      report(
        operandWord(instruction, chainOperand.baseType),
        `Base Type %${type.result} is an ${type.name}, no type`,
      )
  },
}
