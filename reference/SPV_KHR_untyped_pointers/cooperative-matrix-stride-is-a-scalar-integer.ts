import type { Check } from '../check.ts'
import { operandWord } from '../core/shared/operand.ts'
import { isIntegerType } from '../core/shared/scalar-type.ts'
import { matrixAccess, matrixStride } from './shared/cooperative-matrix.ts'
import { valueAt } from './shared/value.ts'

/** SPV_KHR_cooperative_matrix, Stride. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/cooperative-matrix-stride-is-a-scalar-integer',
  at: matrixAccess,
  judge(instruction, module, report) {
    const place = matrixStride[instruction.name] ?? 0
    const stride = valueAt(module, instruction, place)
    if (stride === undefined || isIntegerType(stride.type)) return
    const { definition, type } = stride
    report(
      operandWord(instruction, place),
      `Stride %${definition.result} is ${(type ?? definition).name}`,
    )
  },
}
