import type { Check } from '../../check.ts'
import { isScalarOrVectorOf } from '../shared/elements.ts'
import { operandDefinition, operandType, operandWord } from '../shared/operand.ts'
import { operationCheck } from '../shared/operation.ts'
import { resultType } from '../shared/result-type.ts'
import { isFloatType, isIntegerType, scalarWidth } from '../shared/scalar-type.ts'
import { componentType } from '../shared/vector-type.ts'
import { each, operandsAsResult, operandsOf, resultOf } from './families.ts'

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

/** Checks of arithmetic and bit instructions that work component by component, and of derivatives. */
export const checks: readonly Check[] = [
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
        report(operandWord(operation, index), 'Offset or Count is no integer')
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
