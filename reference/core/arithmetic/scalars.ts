import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { differInCount, isScalarOrVectorOf } from '../shared/fitting-types.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../shared/operands.ts'
import { operationCheck } from '../shared/operation-check.ts'
import {
  componentCount,
  componentType,
  isBoolType,
  isCompositeType,
  isExtensionType,
  isFloatType,
  isPointerType,
  isScalarType,
  isStructType,
  isVectorType,
  scalarWidth,
} from '../shared/types.ts'

/** Checks that the operands at the indexes listed for an instruction, where present, have the result type. */
function operandsAsResult(
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

const shifts = ['OpShiftRightLogical', 'OpShiftRightArithmetic', 'OpShiftLeftLogical']
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

/** Derivatives are of 32-bit floats; SPV_AMD_gpu_shader_half_float has a rule of its own. */
function isDerivativeWidth({ extensions }: Module, width: number | undefined): boolean {
  return width === 32 || extensions.has('SPV_AMD_gpu_shader_half_float')
}

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
      report(word, 'the condition is not a Boolean')
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
  // Where Base differs from the result as well, and Shift does not, Base alone is at fault.
  operationCheck('core/shift-amount', shifts, (operation, module, report) => {
    if (operandDefinition(module, operation, 1) === undefined) return
    const result = resultType(module, operation)
    const [base, type] = [0, 1].map((index) => operandType(module, operation, index))
    if (isExtensionType(result) || isExtensionType(type)) return
    if (!isScalarOrVectorOf(module, type, 'integer'))
      report(operandWord(operation, 1), 'Shift is not an integer')
    else if (
      differInCount(module, type, base) &&
      componentCount(module, type) !== componentCount(module, result)
    )
      report(operandWord(operation, 1), 'Shift has another number of components than Base')
  }),
  operationCheck('core/derivative-result', derivatives, (operation, module, report) => {
    const type = resultType(module, operation)
    if (type === undefined) return
    const component = componentType(module, type)
    const fits =
      isScalarOrVectorOf(module, type, 'float') &&
      isFloatType(component) &&
      isDerivativeWidth(module, scalarWidth(component)) &&
      component.operands.length === 1
    if (!fits) report(operation.word + 1, 'a derivative is of 32-bit floats')
  }),
]
