import type { Check } from '../../check.ts'
import { differInCount, isScalarOrVectorOf, type Kind } from '../shared/elements.ts'
import { isExtensionType } from '../shared/extension-type.ts'
import { operandDefinition, operandType, operandWord } from '../shared/operand.ts'
import { operationCheck } from '../shared/operation.ts'
import { resultType } from '../shared/result-type.ts'
import { isFloatType, scalarWidth } from '../shared/scalar-type.ts'
import { componentType } from '../shared/vector-type.ts'
import { operandsAsResult } from './families.ts'

/** What each conversion converts to and from. */
const kinds: Readonly<Record<string, { readonly to: Kind; readonly from: Kind }>> = {
  OpConvertFToU: { to: 'unsigned', from: 'float' },
  OpConvertFToS: { to: 'integer', from: 'float' },
  OpConvertSToF: { to: 'float', from: 'integer' },
  OpConvertUToF: { to: 'float', from: 'integer' },
  OpUConvert: { to: 'unsigned', from: 'integer' },
  OpSConvert: { to: 'integer', from: 'integer' },
  OpFConvert: { to: 'float', from: 'float' },
  OpSatConvertSToU: { to: 'integer', from: 'integer' },
  OpSatConvertUToS: { to: 'integer', from: 'integer' },
}

/** Checks of conversions between numbers. */
export const checks: readonly Check[] = [
  operationCheck('core/conversion-result', Object.keys(kinds), (operation, module, report) => {
    const type = resultType(module, operation)
    const kind = kinds[operation.name]?.to
    if (type === undefined || kind === undefined || isExtensionType(type)) return
    if (!isScalarOrVectorOf(module, type, kind))
      report(operation.word + 1, `${operation.name} does not convert to this`)
  }),
  operationCheck('core/conversion-operand', Object.keys(kinds), (operation, module, report) => {
    if (operandDefinition(module, operation, 0) === undefined) return
    const type = operandType(module, operation, 0)
    const kind = kinds[operation.name]?.from
    const result = resultType(module, operation)
    if (kind === undefined || isExtensionType(type) || isExtensionType(result)) return
    if (!isScalarOrVectorOf(module, type, kind))
      report(operandWord(operation, 0), `${operation.name} does not convert from this`)
    else if (componentType(module, result) !== undefined && differInCount(module, type, result))
      report(operandWord(operation, 0), 'the operand has another number of components')
  }),
  operationCheck(
    'core/conversion-width',
    ['OpUConvert', 'OpSConvert', 'OpFConvert'],
    (operation, module, report) => {
      const to = componentType(module, resultType(module, operation))
      const from = componentType(module, operandType(module, operation, 0))
      if (to === undefined || from === undefined || to.name !== from.name) return
      const same =
        operation.name === 'OpFConvert' ? to === from : scalarWidth(to) === scalarWidth(from)
      if (same) report(operation.word + 1, `${operation.name} changes nothing`)
    },
  ),
  operationCheck('core/quantize-type', ['OpQuantizeToF16'], (operation, module, report) => {
    const type = resultType(module, operation)
    const component = componentType(module, type)
    if (type === undefined) return
    const fits =
      isFloatType(component) && scalarWidth(component) === 32 && component.operands.length === 1
    if (!fits) report(operation.word + 1, 'the result is of no 32-bit floats')
  }),
  operandsAsResult('core/quantize-operand', { OpQuantizeToF16: [0] }),
]
