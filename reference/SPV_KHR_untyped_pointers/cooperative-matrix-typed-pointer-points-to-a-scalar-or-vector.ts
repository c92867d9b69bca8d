import type { Check } from '../check.ts'
import { operandType, operandWord } from '../core/shared/operand.ts'
import { pointeeType } from '../core/shared/pointer-type.ts'
import { isScalarType } from '../core/shared/scalar-type.ts'
import { isVectorType } from '../core/shared/vector-type.ts'
import { matrixAccess } from './shared/cooperative-matrix.ts'

/** SPV_KHR_cooperative_matrix, Pointer. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/cooperative-matrix-typed-pointer-points-to-a-scalar-or-vector',
  at: matrixAccess,
  judge(instruction, module, report) {
    const pointee = pointeeType(module, operandType(module, instruction, 0))
    if (pointee !== undefined && !isScalarType(pointee) && !isVectorType(pointee))
      report(operandWord(instruction, 0), `Pointer points to ${pointee.name} %${pointee.result}`)
  },
}
