import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../check.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../core/shared/operands.ts'
import { operationCheck } from '../core/shared/operation-check.ts'
import {
  isFloatType,
  isIntegerType,
  isPointerType,
  isSigned,
  scalarWidth,
} from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import {
  amongMatrices,
  componentOf,
  differencesInShape,
  fixedNumber,
  isMatrix,
  type MatrixType,
  place,
} from '../shared/cooperative-matrices.ts'

type IsComponent = (type: Instruction | undefined) => boolean

const isUnsignedInteger: IsComponent = (type) => isIntegerType(type) && !isSigned(type)

/** The components of the result and of the operand. */
const kinds: Readonly<Record<string, { readonly to: IsComponent; readonly from: IsComponent }>> = {
  OpConvertFToU: { to: isUnsignedInteger, from: isFloatType },
  OpConvertFToS: { to: isIntegerType, from: isFloatType },
  OpConvertSToF: { to: isFloatType, from: isIntegerType },
  OpConvertUToF: { to: isFloatType, from: isIntegerType },
  OpUConvert: { to: isUnsignedInteger, from: isIntegerType },
  OpSConvert: { to: isIntegerType, from: isIntegerType },
  OpFConvert: { to: isFloatType, from: isFloatType },
}

const bitcast = 'OpBitcast'
const conversions = Object.keys(kinds)

const accumulator = BigInt(enumerant('CooperativeMatrixUse', 'MatrixAccumulatorKHR'))

/** Whether SPV_NV_cooperative_matrix2 lets a conversion make a factor of an accumulator; OpBitcast keeps its restriction. */
function mayChangeUse(
  { name }: Instruction,
  { to, from }: { readonly to: MatrixType; readonly from: MatrixType },
  module: Module,
): boolean {
  if (name === bitcast || !module.capabilities.has('CooperativeMatrixConversionsNV')) return false
  const [source, result] = [from, to].map((type) => fixedNumber(module, type.valueAt(place.use)))
  return source === accumulator && result !== accumulator
}

/** The check of operations between two cooperative matrix types. */
function betweenMatrices(
  rule: RuleId,
  names: readonly string[],
  judge: (
    operation: Instruction,
    types: { readonly to: MatrixType; readonly from: MatrixType },
    module: Module,
    report: Report,
  ) => void,
): Check {
  return operationCheck(rule, names, (operation, module, report) => {
    const to = resultType(module, operation)
    const from = operandType(module, operation, 0)
    if (isMatrix(to) && isMatrix(from)) judge(operation, { to, from }, module, report)
  })
}

export const checks: readonly Check[] = amongMatrices([
  /** OpBitcast. */
  betweenMatrices(
    'SPV_KHR_cooperative_matrix/bitcast-components-are-integers-of-one-width',
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
  betweenMatrices(
    'SPV_KHR_cooperative_matrix/converted-components-are-appropriate',
    conversions,
    (operation, types, module, report) => {
      const kind = kinds[operation.name]
      const to = componentOf(module, types.to)
      const from = componentOf(module, types.from)
      if (kind === undefined || to === undefined || from === undefined) return
      if (!kind.to(to)) report(operation.word + 1, `${operation.name} does not convert to these`)
      else if (!kind.from(from))
        report(operandWord(operation, 0), `${operation.name} does not convert from these`)
      else if (
        isFloatType(to) ? to === from : isIntegerType(from) && scalarWidth(to) === scalarWidth(from)
      )
        report(operation.word + 1, `${operation.name} changes nothing`)
    },
  ),
])
