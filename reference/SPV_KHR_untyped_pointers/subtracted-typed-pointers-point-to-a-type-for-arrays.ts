import type { Check } from '../check.ts'
import { operandType, operandWord } from '../core/shared/operand.ts'
import { pointeeType } from '../core/shared/pointer-type.ts'
import { comparedOperand, subtraction } from './shared/compared.ts'

const notInArrays: ReadonlySet<string> = new Set([
  'OpTypeVoid',
  'OpTypeFunction',
  'OpTypeRuntimeArray',
])

/** OpPtrDiff, both operands. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/subtracted-typed-pointers-point-to-a-type-for-arrays',
  at: subtraction,
  judge(instruction, module, report) {
    for (const [name, index] of Object.entries(comparedOperand)) {
      const pointee = pointeeType(module, operandType(module, instruction, index))
      if (pointee !== undefined && notInArrays.has(pointee.name))
        report(operandWord(instruction, index), `${name} points to ${pointee.name}`)
    }
  },
}
