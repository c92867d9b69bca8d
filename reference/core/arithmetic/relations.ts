import type { Check } from '../../check.ts'
import { isCompositeType } from '../shared/composite-type.ts'
import { differInCount, differInWidth, isScalarOrVectorOf } from '../shared/elements.ts'
import { isExtensionType } from '../shared/extension-type.ts'
import { operandDefinition, operandType, operandWord } from '../shared/operand.ts'
import { operationCheck } from '../shared/operation.ts'
import { isPointerType } from '../shared/pointer-type.ts'
import { resultType } from '../shared/result-type.ts'
import { isBoolType, isScalarType } from '../shared/scalar-type.ts'
import { componentType, isVectorType } from '../shared/vector-type.ts'
import { each, operandsAsResult, operandsOf, resultOf } from './families.ts'

const anyAll = ['OpAny', 'OpAll']
const classifications = ['OpIsNan', 'OpIsInf', 'OpIsFinite', 'OpIsNormal', 'OpSignBitSet']
const logical = [
  'OpLogicalEqual',
  'OpLogicalNotEqual',
  'OpLogicalOr',
  'OpLogicalAnd',
  'OpLogicalNot',
]
const ofIntegers = [
  'OpIEqual',
  'OpINotEqual',
  'OpUGreaterThan',
  'OpSGreaterThan',
  'OpUGreaterThanEqual',
  'OpSGreaterThanEqual',
  'OpULessThan',
  'OpSLessThan',
  'OpULessThanEqual',
  'OpSLessThanEqual',
]
const ofFloats = [
  'OpFOrdEqual',
  'OpFUnordEqual',
  'OpFOrdNotEqual',
  'OpFUnordNotEqual',
  'OpFOrdLessThan',
  'OpFUnordLessThan',
  'OpFOrdGreaterThan',
  'OpFUnordGreaterThan',
  'OpFOrdLessThanEqual',
  'OpFUnordLessThanEqual',
  'OpFOrdGreaterThanEqual',
  'OpFUnordGreaterThanEqual',
  'OpLessOrGreater',
  'OpOrdered',
  'OpUnordered',
]
const anyComposite = 0x0001_0400

/** Checks of comparisons, logical instructions and `OpSelect`. */
export const checks: readonly Check[] = [
  resultOf(
    'core/boolean-result',
    [...classifications, ...logical, ...ofIntegers, ...ofFloats],
    'boolean',
  ),
  operationCheck('core/any-all-operand', anyAll, (operation, module, report) => {
    const result = resultType(module, operation)
    if (result !== undefined && !isBoolType(result))
      report(operation.word + 1, 'the result is no Boolean scalar')
    if (operandDefinition(module, operation, 0) === undefined) return
    const vector = operandType(module, operation, 0)
    if (!isVectorType(vector) || !isBoolType(componentType(module, vector)))
      report(operandWord(operation, 0), 'the operand is no vector of Booleans')
  }),
  operandsOf('core/float-classification-operand', classifications, [0], { kind: 'float' }),
  operandsAsResult('core/logical-operand', each(logical, [0, 1])),
  operationCheck('core/integer-comparison-operand', ofIntegers, (operation, module, report) => {
    const result = resultType(module, operation)
    const [one, other] = [0, 1].map((index) => operandType(module, operation, index))
    for (const index of [0, 1]) {
      if (operandDefinition(module, operation, index) === undefined) return
      const type = operandType(module, operation, index)
      if (!isScalarOrVectorOf(module, type, 'integer'))
        report(operandWord(operation, index), 'the operand is no integer')
      else if (isScalarOrVectorOf(module, result, 'boolean') && differInCount(module, type, result))
        report(operandWord(operation, index), 'the operand has another number of components')
    }
    if (
      isScalarOrVectorOf(module, one, 'integer') &&
      isScalarOrVectorOf(module, other, 'integer') &&
      differInWidth(module, one, other)
    )
      report(operandWord(operation, 1), 'the operands differ in width')
  }),
  operationCheck('core/float-comparison-operand', ofFloats, (operation, module, report) => {
    const result = resultType(module, operation)
    const [one, other] = [0, 1].map((index) => operandDefinition(module, operation, index))
    if (one === undefined || other === undefined) return
    const type = operandType(module, operation, 0)
    if (!isScalarOrVectorOf(module, type, 'float'))
      report(operandWord(operation, 0), 'the operand is no float')
    else if (isScalarOrVectorOf(module, result, 'boolean') && differInCount(module, type, result))
      report(operandWord(operation, 0), 'the operand has another number of components')
    if (one.resultType !== other.resultType)
      report(operandWord(operation, 1), 'the operands are of different types')
  }),
  operationCheck('core/select-result', ['OpSelect'], (operation, module, report) => {
    const type = resultType(module, operation)
    if (type === undefined || isExtensionType(type) || isPointerType(type)) return
    if (isScalarType(type) || isVectorType(type)) return
    if (!isCompositeType(type) || module.version < anyComposite)
      report(operation.word + 1, `${type.name} cannot be selected`)
  }),
  operandsAsResult('core/select-object', { OpSelect: [1, 2] }),
  operationCheck('core/select-condition', ['OpSelect'], (operation, module, report) => {
    if (operandDefinition(module, operation, 0) === undefined) return
    const condition = operandType(module, operation, 0)
    const type = resultType(module, operation)
    const word = operandWord(operation, 0)
    if (!isScalarOrVectorOf(module, condition, 'boolean'))
      report(word, 'the condition is no Boolean')
    else if (isVectorType(condition) && type !== undefined) {
      if (!isVectorType(type) || differInCount(module, condition, type))
        report(word, 'the result has another number of components than the condition')
    }
  }),
]
