import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'
import { fixed, section } from '../row.ts'

const conversions =
  'OpConvertFToU, OpConvertFToS, OpConvertSToF, OpConvertUToF, OpUConvert, OpSConvert, OpFConvert'

const executed = 'OpSpecConstantOp that executes the instruction counts.'

const ofMatrices =
  'The rule applies if the Result Type and the type of the operand are cooperative matrix types.'

/** Conversions and OpBitcast. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'conversion-is-between-matrices',
    section: section.conversion,
    summary: `If one of the Result Type and the type of the operand of ${conversions} or OpBitcast is a cooperative matrix type, so is the other.`,
    class: 'type',
    notes: `${executed} An OpBitcast to or from a pointer is not judged: core/bitcast-pointer-vector and core/bitcast-pointer-scalar decide, or the rules of SPV_KHR_untyped_pointers.`,
  }),
  row({
    slug: 'conversion-keeps-the-shape',
    section: section.conversion,
    summary: `If the Result Type and the type of the operand of ${conversions} or OpBitcast are cooperative matrix types, they have the same Scope, Rows, Columns and Use.`,
    class: 'type',
    notes: `${executed} ${fixed}`,
  }),
  row({
    slug: 'converted-components-are-appropriate',
    section: section.conversion,
    summary:
      'The Component Type of the Result Type is an OpTypeInt for OpConvertFToS, OpSConvert, an OpTypeInt with Signedness 0 for OpConvertFToU, OpUConvert, and an OpTypeFloat for OpConvertSToF, OpConvertUToF, OpFConvert; that of the operand is an OpTypeFloat for OpConvertFToU, OpConvertFToS, OpFConvert and an OpTypeInt for the others; and OpUConvert and OpSConvert change the width, OpFConvert the Component Type.',
    class: 'type',
    confidence: 'derived',
    notes: `${ofMatrices} ${executed} The text asks for appropriate component types; these are the ones of the core specification.`,
  }),
  row({
    slug: 'bitcast-components-are-integers-of-one-width',
    section: section.conversion,
    summary:
      'The Component Types of the Result Type and of the operand of an OpBitcast are OpTypeInt with the same Width.',
    class: 'type',
    notes: `${ofMatrices} ${executed} That the two types differ is decided by core/bitcast-differs.`,
  }),
]
