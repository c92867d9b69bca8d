import type { Check } from '../check.ts'
import { operandType, operandWord, resultType } from '../core/shared/operands.ts'
import { operationCheck } from '../core/shared/operation-check.ts'
import { amongMatrices, isMatrix, matricesWithUse } from '../shared/cooperative-matrices.ts'
import {
  componentsAreAppropriate,
  integersMatch,
  matrixTimesScalarFits,
  unsignedDivisionIsOfUnsigned,
} from '../shared/matrix-arithmetic.ts'

const float = ['OpFNegate', 'OpFAdd', 'OpFSub', 'OpFMul', 'OpFDiv']
const integer = ['OpSNegate', 'OpIAdd', 'OpISub', 'OpIMul', 'OpSDiv']

/** Instructions that the core specification allows for scalars, vectors or matrices, and the text for nothing else. */
const withoutMatrices = [
  'OpUMod',
  'OpSRem',
  'OpSMod',
  'OpFRem',
  'OpFMod',
  'OpVectorTimesScalar',
  'OpVectorTimesMatrix',
  'OpMatrixTimesVector',
  'OpMatrixTimesMatrix',
  'OpOuterProduct',
  'OpDot',
  'OpTranspose',
  'OpShiftRightLogical',
  'OpShiftRightArithmetic',
  'OpShiftLeftLogical',
  'OpBitwiseOr',
  'OpBitwiseXor',
  'OpBitwiseAnd',
  'OpNot',
  'OpBitFieldInsert',
  'OpBitFieldSExtract',
  'OpBitFieldUExtract',
  'OpBitReverse',
  'OpBitCount',
  'OpSatConvertSToU',
  'OpSatConvertUToS',
]

/** Those of which a core rule compares the operands with Result Type. */
const comparedWithResult: ReadonlySet<string> = new Set([
  'OpUMod',
  'OpFRem',
  'OpFMod',
  'OpBitFieldInsert',
  'OpBitFieldSExtract',
  'OpBitFieldUExtract',
  'OpBitReverse',
])

export const checks: readonly Check[] = amongMatrices([
  /** Component Type of matrices in OpF..., OpI..., OpS... and OpU... */
  componentsAreAppropriate(
    'SPV_KHR_cooperative_matrix/arithmetic-components-are-appropriate',
    matricesWithUse,
    { float, integer: [...integer, 'OpUDiv'] },
  ),
  /** Types of pairs of matrices. */
  integersMatch(
    'SPV_KHR_cooperative_matrix/integer-arithmetic-is-of-matching-matrices',
    matricesWithUse,
    integer,
    true,
  ),
  /** OpMatrixTimesScalar. */
  matrixTimesScalarFits('SPV_KHR_cooperative_matrix/matrix-times-scalar-fits', matricesWithUse),
  /** Arithmetic Instructions and Conversion Instructions: the lists are complete. */
  operationCheck(
    'SPV_KHR_cooperative_matrix/other-operations-result-in-no-matrix',
    withoutMatrices,
    (operation, module, report) => {
      const { name, operands, word } = operation
      if (isMatrix(resultType(module, operation)))
        report(word + 1, `${name} results in a cooperative matrix`)
      else if (!comparedWithResult.has(name)) {
        const index = operands.findIndex((_, place) =>
          isMatrix(operandType(module, operation, place)),
        )
        if (index >= 0) report(operandWord(operation, index), `${name} of a cooperative matrix`)
      }
    },
  ),
  /** OpUDiv, in the reading in which the core specification's word on Signedness holds for matrices as well. */
  unsignedDivisionIsOfUnsigned(
    'SPV_KHR_cooperative_matrix/unsigned-division-is-of-unsigned-components',
    matricesWithUse,
  ),
])
