import type { Check } from '../check.ts'
import { operandType, operandWord } from '../core/shared/operand.ts'
import { subtraction } from './shared/compared.ts'
import { pointsIntoLaidOutMemory } from './shared/laid-out-chain.ts'

/** OpPtrDiff, Operand 1, in the reading in which it has all that is asked of a Base. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/subtracted-operand-1-is-a-base-for-ptr-access-chains',
  at: subtraction,
  judge(instruction, module, report) {
    if (!pointsIntoLaidOutMemory(module, instruction, 0)) return
    const type = operandType(module, instruction, 0)
    if (type !== undefined && !module.isDecorated(type.result, 'ArrayStride'))
      report(operandWord(instruction, 0), `%${type.result} is not decorated with ArrayStride`)
  },
}
