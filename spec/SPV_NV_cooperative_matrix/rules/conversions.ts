import { rowsIn } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'
import { executed, fixed, section } from '../row.ts'

const conversions =
  'OpConvertFToU, OpConvertFToS, OpConvertSToF, OpConvertUToF, OpUConvert, OpSConvert, OpFConvert'

const both =
  'The rule applies if the Result Type and the type of the operand are cooperative matrix types.'

/** Conversions of components. */
export const rules: readonly RuleRow[] = [
  ...rowsIn(section.conversion, 'type', {
    'conversion-is-between-matrices': {
      summary: `If one of the Result Type and the type of the operand of ${conversions} is an OpTypeCooperativeMatrixNV, so is the other.`,
      notes: executed,
    },
    'conversion-keeps-the-shape': {
      summary: `If the Result Type and the type of the operand of ${conversions} are OpTypeCooperativeMatrixNV, they have the same Scope, Rows and Columns.`,
      notes: `${executed} ${fixed}`,
    },
    'converted-components-are-appropriate': {
      summary:
        'The Component Type of the Result Type is an OpTypeInt for OpConvertFToS and OpSConvert, an OpTypeInt with Signedness 0 for OpConvertFToU and OpUConvert, and an OpTypeFloat for OpConvertSToF, OpConvertUToF and OpFConvert; that of the operand is an OpTypeFloat for OpConvertFToU, OpConvertFToS and OpFConvert, and an OpTypeInt for the others; and OpUConvert and OpSConvert change the Width, OpFConvert the Component Type.',
      confidence: 'derived',
      notes: `${both} ${executed} These are the component types that the core specification asks for.`,
    },
  }),
]
