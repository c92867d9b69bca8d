import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../core/shared/operands.ts'
import { operationCheck } from '../core/shared/operation-check.ts'
import { isIntegerType, isPointerType, scalarWidth } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import {
  amongMatrices,
  componentOf,
  differencesInShape,
  fixedNumber,
  isMatrix,
  matricesWithUse,
  place,
} from '../shared/cooperative-matrices.ts'
import {
  betweenMatrices,
  type ConvertedTypes,
  conversions,
  convertedComponentsAreAppropriate,
} from '../shared/matrix-conversions.ts'

const bitcast = 'OpBitcast'

const accumulator = BigInt(enumerant('CooperativeMatrixUse', 'MatrixAccumulatorKHR'))

/** Whether SPV_NV_cooperative_matrix2 lets a conversion make a factor of an accumulator; OpBitcast keeps its restriction. */
function mayChangeUse(
  { name }: Instruction,
  { to, from }: ConvertedTypes,
  module: Module,
): boolean {
  if (name === bitcast || !module.capabilities.has('CooperativeMatrixConversionsNV')) return false
  const [source, result] = [from, to].map((type) => fixedNumber(module, type.valueAt(place.use)))
  return source === accumulator && result !== accumulator
}

export const checks: readonly Check[] = amongMatrices([
  /** OpBitcast. */
  betweenMatrices(
    'SPV_KHR_cooperative_matrix/bitcast-components-are-integers-of-one-width',
    matricesWithUse,
    [bitcast],
    (operation, types, module, report) => {
      const to = componentOf(module, types.to)
      const from = componentOf(module, types.from)
      if (to === undefined || from === undefined) return
      const fit = isIntegerType(to) && isIntegerType(from) && scalarWidth(to) === scalarWidth(from)
      if (!fit) report(operation.word + 1, 'the components are not integers of the same width')
    },
  ),
  /** The result type and the value type. */
  operationCheck(
    'SPV_KHR_cooperative_matrix/conversion-is-between-matrices',
    [...conversions, bitcast],
    (operation, module, report) => {
      const to = resultType(module, operation)
      const from = operandType(module, operation, 0)
      if (to === undefined || operandDefinition(module, operation, 0) === undefined) return
      if (isMatrix(to) === isMatrix(from) || isPointerType(to) || isPointerType(from)) return
      report(
        operandWord(operation, 0),
        `${operation.name} from ${from?.name ?? 'an operand without a type'} to ${to.name}`,
      )
    },
  ),
  /** The result type and the value type. */
  betweenMatrices(
    'SPV_KHR_cooperative_matrix/conversion-keeps-the-shape',
    matricesWithUse,
    [...conversions, bitcast],
    (operation, { to, from }, module, report) => {
      const differences = differencesInShape(module, to, from).filter(
        (property) => property !== 'use' || !mayChangeUse(operation, { to, from }, module),
      )
      if (differences.length > 0)
        report(operation.word + 1, `${operation.name} changes ${differences.join(' and ')}`)
    },
  ),
  /** The component types are appropriate for the conversion. */
  convertedComponentsAreAppropriate(
    'SPV_KHR_cooperative_matrix/converted-components-are-appropriate',
    matricesWithUse,
  ),
])
