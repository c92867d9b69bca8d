import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import {
  differInCount,
  differInWidth,
  isScalarOrVectorOf,
  type Kind,
  operationCheck,
} from '../shared/fitting-types.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../shared/operands.ts'
import {
  componentType,
  isBoolType,
  isCompositeType,
  isExtensionType,
  isFloatType,
  isIntegerType,
  isPointerType,
  isScalarType,
  isStructType,
  isVectorType,
  scalarWidth,
} from '../shared/types.ts'

/** That the result is a scalar or vector of a kind. */
function resultOf(rule: RuleId, names: readonly string[], kind: Kind): Check {
  return operationCheck(rule, names, (operation, module, report) => {
    const type = resultType(module, operation)
    if (type === undefined || isExtensionType(type)) return
    if (!isScalarOrVectorOf(module, type, kind))
      report(operation.word + 1, `${operation.name} results in no scalar or vector of this kind`)
  })
}

/** That the operands at the indexes listed for an instruction, where present, have the result type. */
export function operandsAsResult(
  rule: RuleId,
  indexes: Readonly<Record<string, readonly number[]>>,
): Check {
  return operationCheck(rule, Object.keys(indexes), (operation, module, report) => {
    for (const index of indexes[operation.name] ?? []) {
      const operand = operandDefinition(module, operation, index)
      if (operand?.name === 'OpFunction')
        report(operandWord(operation, index), 'the operand is a function')
      else if (operand !== undefined && operand.resultType !== operation.resultType)
        report(
          operandWord(operation, index),
          `the operand has type ${operand.resultType}, the result ${operation.resultType}`,
        )
    }
  })
}

/** The requirements on an operand beside the result. */
export interface OperandShape {
  readonly kind: Kind
  /** Whether its components are as wide as those of the result. */
  readonly asWide?: boolean
}

/**
 * That the operands at `indexes`, where present, are scalars or vectors of a kind with as many components as the
 * result.
 */
function operandsOf(
  rule: RuleId,
  names: readonly string[],
  indexes: readonly number[],
  { kind, asWide = false }: OperandShape,
): Check {
  return operationCheck(rule, names, (operation, module, report) => {
    const result = resultType(module, operation)
    if (isExtensionType(result)) return
    for (const index of indexes) {
      if (operandDefinition(module, operation, index) === undefined) continue
      const type = operandType(module, operation, index)
      if (isExtensionType(type)) continue
      const word = operandWord(operation, index)
      if (!isScalarOrVectorOf(module, type, kind)) report(word, 'the operand is of another kind')
      else if (componentType(module, result) === undefined) continue
      else if (differInCount(module, type, result))
        report(word, 'the operand has another number of components than the result')
      else if (asWide && differInWidth(module, type, result))
        report(word, 'the operand is not as wide as the result')
    }
  })
}

/** The same indexes for every instruction. */
function each(
  names: readonly string[],
  indexes: readonly number[],
): Readonly<Record<string, readonly number[]>> {
  return Object.fromEntries(names.map((name) => [name, indexes]))
}

const integer = [
  'OpSNegate',
  'OpIAdd',
  'OpISub',
  'OpIMul',
  'OpSDiv',
  'OpSRem',
  'OpSMod',
  'OpBitwiseOr',
  'OpBitwiseXor',
  'OpBitwiseAnd',
  'OpNot',
]
const shifts = ['OpShiftRightLogical', 'OpShiftRightArithmetic', 'OpShiftLeftLogical']
const unsigned = ['OpUDiv', 'OpUMod']
const float = ['OpFNegate', 'OpFAdd', 'OpFSub', 'OpFMul', 'OpFDiv', 'OpFRem', 'OpFMod']
const bitFields = ['OpBitFieldInsert', 'OpBitFieldSExtract', 'OpBitFieldUExtract']
const derivatives = [
  'OpDPdx',
  'OpDPdy',
  'OpFwidth',
  'OpDPdxFine',
  'OpDPdyFine',
  'OpFwidthFine',
  'OpDPdxCoarse',
  'OpDPdyCoarse',
  'OpFwidthCoarse',
]

const atExtended = ['OpIAddCarry', 'OpISubBorrow', 'OpUMulExtended', 'OpSMulExtended']

/** The member type that both members have; `undefined` where the result is not such a structure. */
function memberType(module: Module, instruction: Instruction): Instruction | undefined {
  const type = resultType(module, instruction)
  if (!isStructType(type) || type.operands.length !== 2) return undefined
  const [first, second] = type.operands
  if (first === undefined || first.value !== second?.value) return undefined
  const member = module.definition(first.value)
  const kind = instruction.name === 'OpSMulExtended' ? 'integer' : 'unsigned'
  return isScalarOrVectorOf(module, member, kind) ? member : undefined
}

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

/** Checks of instructions that work component by component. */
export const checks: readonly Check[] = [
  // Arithmetic that results in a structure of two.
  {
    rule: 'core/extended-arithmetic-result',
    at: atExtended,
    judge: (instruction, module, report) => {
      if (resultType(module, instruction) === undefined) return
      if (memberType(module, instruction) === undefined)
        report(
          instruction.word + 1,
          'the result is not a structure of two of one such integer type',
        )
    },
  },
  {
    rule: 'core/extended-arithmetic-operand',
    at: atExtended,
    judge: (instruction, module, report) => {
      const type = memberType(module, instruction)
      if (type === undefined) return
      for (const index of [0, 1]) {
        const operand = operandDefinition(module, instruction, index)
        if (operand !== undefined && operand.resultType !== type.result)
          report(operandWord(instruction, index), `the operand has type ${operand.resultType}`)
      }
    },
  },
  // Comparisons, logical instructions and `OpSelect`.
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
      report(operandWord(operation, 0), 'the operand is not a vector of Booleans')
  }),
  operandsOf('core/float-classification-operand', classifications, [0], { kind: 'float' }),
  operandsAsResult('core/logical-operand', each(logical, [0, 1])),
  operationCheck('core/integer-comparison-operand', ofIntegers, (operation, module, report) => {
    const result = resultType(module, operation)
    const [left, right] = [0, 1].map((index) => operandType(module, operation, index))
    for (const index of [0, 1]) {
      if (operandDefinition(module, operation, index) === undefined) return
      const type = operandType(module, operation, index)
      if (!isScalarOrVectorOf(module, type, 'integer'))
        report(operandWord(operation, index), 'the operand is not an integer')
      else if (isScalarOrVectorOf(module, result, 'boolean') && differInCount(module, type, result))
        report(operandWord(operation, index), 'the operand has another number of components')
    }
    if (
      isScalarOrVectorOf(module, left, 'integer') &&
      isScalarOrVectorOf(module, right, 'integer') &&
      differInWidth(module, left, right)
    )
      report(operandWord(operation, 1), 'the operands differ in width')
  }),
  operationCheck('core/float-comparison-operand', ofFloats, (operation, module, report) => {
    const result = resultType(module, operation)
    const [left, right] = [0, 1].map((index) => operandDefinition(module, operation, index))
    if (left === undefined || right === undefined) return
    const type = operandType(module, operation, 0)
    if (!isScalarOrVectorOf(module, type, 'float'))
      report(operandWord(operation, 0), 'the operand is not a float')
    else if (isScalarOrVectorOf(module, result, 'boolean') && differInCount(module, type, result))
      report(operandWord(operation, 0), 'the operand has another number of components')
    if (left.resultType !== right.resultType)
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
  operationCheck(
    'core/select-condition-per-component',
    ['OpSelect'],
    (operation, module, report) => {
      const condition = operandType(module, operation, 0)
      if (isBoolType(condition) && isVectorType(resultType(module, operation)))
        report(operandWord(operation, 0), 'a scalar chooses between vectors')
    },
  ),
  // Arithmetic and bit instructions that work component by component, and of derivatives.
  resultOf('core/integer-arithmetic-result', [...integer, ...shifts], 'integer'),
  operandsOf('core/integer-arithmetic-operand', integer, [0, 1], { kind: 'integer', asWide: true }),
  operandsOf('core/shift-amount', shifts, [1], { kind: 'integer' }),
  operandsOf('core/shift-base', shifts, [0], { kind: 'integer', asWide: true }),
  resultOf('core/unsigned-arithmetic-result', unsigned, 'unsigned'),
  operandsAsResult('core/unsigned-arithmetic-operand', each(unsigned, [0, 1])),
  resultOf('core/float-arithmetic-result', float, 'float'),
  operandsAsResult('core/float-arithmetic-operand', each(float, [0, 1])),
  resultOf('core/bit-field-result', [...bitFields, 'OpBitReverse', 'OpBitCount'], 'integer'),
  operandsAsResult('core/bit-field-operand', {
    OpBitFieldInsert: [0, 1],
    OpBitFieldSExtract: [0],
    OpBitFieldUExtract: [0],
    OpBitReverse: [0],
  }),
  operationCheck('core/bit-field-range', bitFields, (operation, module, report) => {
    const first = operation.name === 'OpBitFieldInsert' ? 2 : 1
    for (const index of [first, first + 1]) {
      if (operandDefinition(module, operation, index) === undefined) continue
      if (!isIntegerType(operandType(module, operation, index)))
        report(operandWord(operation, index), 'Offset or Count is not an integer')
    }
  }),
  operandsOf('core/bit-count-base', ['OpBitCount'], [0], { kind: 'integer' }),
  operationCheck('core/derivative-result', derivatives, (operation, module, report) => {
    const type = resultType(module, operation)
    if (type === undefined) return
    const component = componentType(module, type)
    const fits =
      isScalarOrVectorOf(module, type, 'float') &&
      isFloatType(component) &&
      scalarWidth(component) === 32 &&
      component.operands.length === 1
    if (!fits) report(operation.word + 1, 'a derivative is of 32-bit floats')
  }),
  operandsAsResult('core/derivative-operand', each(derivatives, [0])),
]
