import type { Check } from '../check.ts'
import { isMatrixType } from '../core/shared/composite-type.ts'
import { operandWord } from '../core/shared/operand.ts'
import { chainOperand } from './shared/chain.ts'
import { layoutFault } from './shared/explicit-layout.ts'
import { laidOutBaseType } from './shared/laid-out-chain.ts'

/** Validation Rules for Shader Capabilities, explicit layout, in the reading in which they hold of all four chains. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/in-bounds-ptr-access-chain-base-type-follows-the-layout-rules',
  at: ['OpUntypedInBoundsPtrAccessChainKHR'],
  judge(instruction, module, report) {
    const type = laidOutBaseType(module, instruction)
    if (type === undefined) return
    const fault = isMatrixType(type) ? 'it is a matrix type' : layoutFault(module, type)
    if (fault !== undefined)
      report(
        operandWord(instruction, chainOperand.baseType),
        `Base Type %${type.result} is not laid out as asked: ${fault}`,
      )
  },
}
