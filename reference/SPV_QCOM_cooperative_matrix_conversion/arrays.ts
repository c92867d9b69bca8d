import type { Check } from '../check.ts'
import { operandType, operandWord, resultType } from '../core/shared/operands.ts'
import { constituentType, isArrayType, isNumericalType, scalarWidth } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { fixedNumber } from '../shared/cooperative-matrices.ts'

/** The length of an array that specialization does not change; `undefined` of other types. */
function lengthOf(module: Module, type: Instruction | undefined): bigint | undefined {
  return isArrayType(type) ? fixedNumber(module, type.valueAt(1)) : undefined
}

/** The bits of the elements of an array of numbers together. */
function sizeOf(module: Module, type: Instruction | undefined): bigint | undefined {
  const length = lengthOf(module, type)
  const element = constituentType(module, type, 0)
  const width = isNumericalType(element) ? scalarWidth(element) : undefined
  return length === undefined || width === undefined ? undefined : length * BigInt(width)
}

/** Casts of arrays, and parts of arrays. */
export const checks: readonly Check[] = [
  {
    rule: 'SPV_QCOM_cooperative_matrix_conversion/bit-cast-keeps-the-size',
    at: ['OpBitCastArrayQCOM'],
    judge(cast, module, report) {
      const made = sizeOf(module, resultType(module, cast))
      const given = sizeOf(module, operandType(module, cast, 0))
      if (made !== undefined && given !== undefined && made !== given)
        report(operandWord(cast, 0), `Source Array has ${given} bits and Result Type ${made}`)
    },
  },
  {
    rule: 'SPV_QCOM_cooperative_matrix_conversion/sub-array-is-within-the-source',
    at: ['OpExtractSubArrayQCOM'],
    judge(part, module, report) {
      const made = lengthOf(module, resultType(module, part))
      const given = lengthOf(module, operandType(module, part, 0))
      const start = fixedNumber(module, part.valueAt(1))
      if (made === undefined || given === undefined || start === undefined) return
      if (start + made > given)
        report(
          operandWord(part, 1),
          `${made} elements from ${start} on exceed the ${given} of Source Array`,
        )
    },
  },
]
