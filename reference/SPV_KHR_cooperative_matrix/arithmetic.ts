import type { Check } from '../check.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../core/shared/operands.ts'
import { operationCheck } from '../core/shared/operation-check.ts'
import { isFloatType, isIntegerType, isSigned, scalarWidth } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import {
  amongMatrices,
  componentOf,
  differencesInShape,
  isMatrix,
} from '../shared/cooperative-matrices.ts'

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

/** The types of the operands that have a definition: `undefined` for those that are not values. */
function typesOfOperands(
  module: Module,
  operation: Instruction,
): readonly (Instruction | undefined)[] {
  return operation.operands.flatMap((_, index) =>
    operandDefinition(module, operation, index) === undefined
      ? []
      : [operandType(module, operation, index)],
  )
}

/** The reason why operands of a type cannot have a result of another one; `undefined` if they can. */
function mismatch(module: Module, result: Instruction, operand: Instruction | undefined) {
  if (!isMatrix(result) || !isMatrix(operand))
    return 'one is a cooperative matrix, the other is not'
  const to = componentOf(module, result)
  const from = componentOf(module, operand)
  if (to?.name !== from?.name || scalarWidth(to) !== scalarWidth(from))
    return 'the components have another kind or width than those of the result'
  const [difference] = differencesInShape(module, result, operand)
  return difference && `the result has another value for ${difference}`
}

export const checks: readonly Check[] = amongMatrices([
  /** Component Type of matrices in OpF..., OpI..., OpS... and OpU... */
  operationCheck(
    'SPV_KHR_cooperative_matrix/arithmetic-components-are-appropriate',
    [...float, ...integer, 'OpUDiv'],
    (operation, module, report) => {
      const type = resultType(module, operation)
      const component = isMatrix(type) ? componentOf(module, type) : undefined
      if (component === undefined) return
      const isOfKind = float.includes(operation.name) ? isFloatType : isIntegerType
      if (!isOfKind(component))
        report(operation.word + 1, `${operation.name} of a matrix of ${component.name}`)
    },
  ),
  /** Types of pairs of matrices. */
  operationCheck(
    'SPV_KHR_cooperative_matrix/integer-arithmetic-is-of-matching-matrices',
    integer,
    (operation, module, report) => {
      const result = resultType(module, operation)
      const types = typesOfOperands(module, operation)
      if (result === undefined || ![result, ...types].some(isMatrix)) return
      if (types.length < operation.operands.length) return
      const faults = types.map((type) => mismatch(module, result, type))
      const index = faults.findIndex((fault) => fault !== undefined)
      if (index >= 0) report(operandWord(operation, index), `${faults[index]}`)
      else if (types.some((type) => type !== types[0]))
        report(operandWord(operation, 1), 'the two matrices have different types')
    },
  ),
  /** OpMatrixTimesScalar. */
  operationCheck(
    'SPV_KHR_cooperative_matrix/matrix-times-scalar-fits',
    ['OpMatrixTimesScalar'],
    (operation, module, report) => {
      const result = resultType(module, operation)
      const types = typesOfOperands(module, operation)
      if (result === undefined || ![result, ...types].some(isMatrix)) return
      if (types.length < operation.operands.length) return
      const [matrix, scalar] = types
      const fits = isMatrix(result) && matrix === result && scalar === componentOf(module, result)
      if (!fits) report(operation.word + 1, 'the types of OpMatrixTimesScalar do not fit together')
    },
  ),
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
  operationCheck(
    'SPV_KHR_cooperative_matrix/unsigned-division-is-of-unsigned-components',
    ['OpUDiv'],
    (operation, module, report) => {
      const type = resultType(module, operation)
      if (isMatrix(type) && isSigned(componentOf(module, type)))
        report(operation.word + 1, 'OpUDiv of a matrix of signed integers')
    },
  ),
])
