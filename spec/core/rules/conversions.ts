import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

const conversion = '3.3.11 Conversion Instructions'

function type(slug: string, section: string, summary: string): RuleRow {
  return row('type', slug, section, summary)
}

/** Conversions: types of results and operands. */
export const rules: readonly RuleRow[] = [
  type(
    'conversion-result',
    `${conversion}: OpConvertFToU, OpConvertFToS, OpConvertSToF, OpConvertUToF, OpUConvert, OpSConvert, OpFConvert, OpSatConvertSToU, OpSatConvertUToS`,
    'A numerical conversion results in a scalar or vector of the kind it converts to, of Signedness 0 for OpConvertFToU and OpUConvert.',
  ),
  type(
    'conversion-operand',
    `${conversion}: OpConvertFToU, OpConvertFToS, OpConvertSToF, OpConvertUToF, OpUConvert, OpSConvert, OpFConvert, OpSatConvertSToU, OpSatConvertUToS`,
    'What is converted is of the kind it converts from, with as many components as the result.',
  ),
  type(
    'conversion-width',
    `${conversion}: OpUConvert, OpSConvert, OpFConvert`,
    'A change of width changes it: components of OpUConvert and OpSConvert differ in width, those of OpFConvert in type.',
  ),
  type(
    'quantize-type',
    `${conversion}: OpQuantizeToF16`,
    'OpQuantizeToF16 results in 32-bit floats without an encoding.',
  ),
  type(
    'quantize-operand',
    `${conversion}: OpQuantizeToF16`,
    'Value of OpQuantizeToF16 has the result type.',
  ),
  type(
    'convert-pointer-to-integer',
    `${conversion}: OpConvertPtrToU`,
    'OpConvertPtrToU results in an integer scalar of Signedness 0.',
  ),
  type(
    'convert-pointer-to-integer-operand',
    `${conversion}: OpConvertPtrToU`,
    'Pointer of OpConvertPtrToU is a physical pointer.',
  ),
  type(
    'convert-integer-to-pointer',
    `${conversion}: OpConvertUToPtr`,
    'OpConvertUToPtr results in a physical pointer.',
  ),
  type(
    'convert-integer-to-pointer-operand',
    `${conversion}: OpConvertUToPtr`,
    'Integer Value of OpConvertUToPtr is an integer scalar of Signedness 0.',
  ),
  type(
    'cast-to-generic-result',
    `${conversion}: OpPtrCastToGeneric`,
    'OpPtrCastToGeneric results in a pointer into Generic.',
  ),
  type(
    'cast-to-generic-operand',
    `${conversion}: OpPtrCastToGeneric`,
    'Pointer of OpPtrCastToGeneric points into Workgroup, CrossWorkgroup or Function.',
  ),
  type(
    'cast-from-generic-result',
    `${conversion}: OpGenericCastToPtr`,
    'OpGenericCastToPtr results in a pointer into Workgroup, CrossWorkgroup or Function.',
  ),
  type(
    'cast-from-generic-operand',
    `${conversion}: OpGenericCastToPtr`,
    'Pointer of OpGenericCastToPtr points into Generic.',
  ),
  type(
    'cast-explicit-result',
    `${conversion}: OpGenericCastToPtrExplicit`,
    'OpGenericCastToPtrExplicit results in a pointer into its Storage.',
  ),
  type(
    'cast-explicit-operand',
    `${conversion}: OpGenericCastToPtrExplicit`,
    'Pointer of OpGenericCastToPtrExplicit points into Generic.',
  ),
  type(
    'cast-explicit-storage',
    `${conversion}: OpGenericCastToPtrExplicit`,
    'Storage of OpGenericCastToPtrExplicit is Workgroup, CrossWorkgroup or Function.',
  ),
  type(
    'cast-pointee',
    `${conversion}: OpPtrCastToGeneric, OpGenericCastToPtr, OpGenericCastToPtrExplicit`,
    'A cast between storage classes keeps the type that typed pointers point to.',
  ),
  type(
    'bitcast-result',
    `${conversion}: OpBitcast`,
    'OpBitcast results in a pointer, or a scalar or vector of numerical type.',
  ),
  type(
    'bitcast-operand',
    `${conversion}: OpBitcast`,
    'Operand of OpBitcast is a pointer, or a scalar or vector of numerical type.',
  ),
  type(
    'bitcast-differs',
    `${conversion}: OpBitcast`,
    'OpBitcast does not result in the type of its operand.',
  ),
  row(
    'type',
    'bitcast-pointer-scalar',
    `${conversion}: OpBitcast`,
    'Before version 1.5, a pointer is cast to and from pointers and integer scalars only.',
    {
      versions: { until: 0x0001_04ff },
      notes: 'SPV_KHR_physical_storage_buffer allows vectors too.',
    },
  ),
  row(
    'type',
    'bitcast-pointer-vector',
    `${conversion}: OpBitcast`,
    'From version 1.5 a pointer is cast to and from pointers, integer scalars and integer vectors only.',
    { versions: { since: 0x0001_0500 } },
  ),
  type(
    'bitcast-pointer-storage-class',
    `${conversion}: OpBitcast`,
    'OpBitcast between pointers keeps the storage class.',
  ),
  type(
    'bitcast-pointer-words',
    '2.16.1 Universal Validation Rules',
    'Vectors that pointers are cast to and from are of 32-bit integers.',
  ),
  type(
    'bitcast-width',
    `${conversion}: OpBitcast`,
    'OpBitcast between equal component counts keeps the width of components.',
  ),
  type(
    'bitcast-bits',
    `${conversion}: OpBitcast`,
    'OpBitcast between different component counts keeps the number of bits.',
  ),
  row(
    'type',
    'bitcast-multiple',
    `${conversion}: OpBitcast`,
    'Of different component counts of OpBitcast the larger is a multiple of the smaller.',
    {
      decidable: 'no',
      why: 'Widths that a module can declare differ by powers of two, so equal numbers of bits imply it.',
    },
  ),
]
