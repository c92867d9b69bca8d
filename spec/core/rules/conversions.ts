import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

const conversion = '3.3.11 Conversion Instructions'

const bitsOfPointers =
  'For numbers the sentence is plain. For a physical pointer it is derived: 2.18 says that the addressing model gives its width, and whichever way its components are counted, one of the two sentences asks for equal numbers of bits. OpConvertPtrToU and OpConvertUToPtr change the width.'

function type(slug: string, section: string, summary: string): RuleRow {
  return row('type', slug, section, summary)
}

/** Conversions: types of results and operands. */
export const rules: readonly RuleRow[] = [
  type(
    'conversion-result',
    `${conversion}: OpConvertFToU, OpConvertFToS, OpConvertSToF, OpConvertUToF, OpUConvert, OpSConvert, OpFConvert, OpSatConvertSToU, OpSatConvertUToS`,
    'The result type of a numerical conversion is a scalar or vector of the kind that the conversion converts to, with Signedness 0 for OpConvertFToU and OpUConvert.',
  ),
  type(
    'conversion-operand',
    `${conversion}: OpConvertFToU, OpConvertFToS, OpConvertSToF, OpConvertUToF, OpUConvert, OpSConvert, OpFConvert, OpSatConvertSToU, OpSatConvertUToS`,
    'The operand of a conversion is of the kind that the conversion converts from, with as many components as the result.',
  ),
  type(
    'conversion-width',
    `${conversion}: OpUConvert, OpSConvert, OpFConvert`,
    'OpUConvert and OpSConvert change the component width; OpFConvert changes the component type.',
  ),
  type(
    'quantize-type',
    `${conversion}: OpQuantizeToF16`,
    'The result type of OpQuantizeToF16 is a scalar or vector of 32-bit floats without an encoding.',
  ),
  type(
    'quantize-operand',
    `${conversion}: OpQuantizeToF16`,
    'The Value of OpQuantizeToF16 has the result type.',
  ),
  type(
    'convert-pointer-to-integer',
    `${conversion}: OpConvertPtrToU`,
    'The result type of OpConvertPtrToU is an integer scalar with Signedness 0.',
  ),
  type(
    'convert-pointer-to-integer-operand',
    `${conversion}: OpConvertPtrToU`,
    'The Pointer of OpConvertPtrToU is a physical pointer.',
  ),
  type(
    'convert-integer-to-pointer',
    `${conversion}: OpConvertUToPtr`,
    'The result type of OpConvertUToPtr is a physical pointer type.',
  ),
  type(
    'convert-integer-to-pointer-operand',
    `${conversion}: OpConvertUToPtr`,
    'The Integer Value of OpConvertUToPtr is an integer scalar with Signedness 0.',
  ),
  type(
    'cast-to-generic-result',
    `${conversion}: OpPtrCastToGeneric`,
    'The result type of OpPtrCastToGeneric is a pointer into Generic.',
  ),
  type(
    'cast-to-generic-operand',
    `${conversion}: OpPtrCastToGeneric`,
    'The Pointer of OpPtrCastToGeneric points into Workgroup, CrossWorkgroup or Function.',
  ),
  type(
    'cast-from-generic-result',
    `${conversion}: OpGenericCastToPtr`,
    'The result type of OpGenericCastToPtr is a pointer into Workgroup, CrossWorkgroup or Function.',
  ),
  type(
    'cast-from-generic-operand',
    `${conversion}: OpGenericCastToPtr`,
    'The Pointer of OpGenericCastToPtr points into Generic.',
  ),
  type(
    'cast-explicit-result',
    `${conversion}: OpGenericCastToPtrExplicit`,
    'The result type of OpGenericCastToPtrExplicit is a pointer into the storage class of its Storage operand.',
  ),
  type(
    'cast-explicit-operand',
    `${conversion}: OpGenericCastToPtrExplicit`,
    'The Pointer of OpGenericCastToPtrExplicit points into Generic.',
  ),
  type(
    'cast-explicit-storage',
    `${conversion}: OpGenericCastToPtrExplicit`,
    'The Storage of OpGenericCastToPtrExplicit is Workgroup, CrossWorkgroup or Function.',
  ),
  type(
    'cast-pointee',
    `${conversion}: OpPtrCastToGeneric, OpGenericCastToPtr, OpGenericCastToPtrExplicit`,
    'A cast between storage classes does not change the type that typed pointers point to.',
  ),
  type(
    'bitcast-result',
    `${conversion}: OpBitcast`,
    'The result type of OpBitcast is a pointer, or a scalar or vector of numerical type.',
  ),
  type(
    'bitcast-operand',
    `${conversion}: OpBitcast`,
    'The operand of OpBitcast is a pointer, or a scalar or vector of numerical type.',
  ),
  type(
    'bitcast-differs',
    `${conversion}: OpBitcast`,
    'The result type of OpBitcast differs from the type of its operand.',
  ),
  row(
    'type',
    'bitcast-pointer-scalar',
    `${conversion}: OpBitcast`,
    'Before version 1.5, OpBitcast converts a pointer only to or from a pointer or an integer scalar.',
    {
      versions: { until: 0x0001_04ff },
      notes: 'SPV_KHR_physical_storage_buffer allows vectors too.',
    },
  ),
  row(
    'type',
    'bitcast-pointer-vector',
    `${conversion}: OpBitcast`,
    'From version 1.5 on, OpBitcast converts a pointer only to or from a pointer, an integer scalar or an integer vector.',
    { versions: { since: 0x0001_0500 } },
  ),
  type(
    'bitcast-pointer-storage-class',
    `${conversion}: OpBitcast`,
    'An OpBitcast between pointers does not change the storage class.',
  ),
  type(
    'bitcast-pointer-words',
    '2.16.1 Universal Validation Rules',
    'A vector that OpBitcast converts to or from a pointer has 32-bit integer components.',
  ),
  row(
    'type',
    'bitcast-width',
    `${conversion}: OpBitcast`,
    'An OpBitcast between equal component counts does not change the component width.',
    { notes: bitsOfPointers },
  ),
  row(
    'type',
    'bitcast-bits',
    `${conversion}: OpBitcast`,
    'An OpBitcast between different component counts does not change the total number of bits.',
    { notes: bitsOfPointers },
  ),
  row(
    'type',
    'bitcast-multiple',
    `${conversion}: OpBitcast`,
    'If the component counts of an OpBitcast differ, the larger is a multiple of the smaller.',
    {
      decidable: 'no',
      why: 'the widths that a module can declare differ by powers of two, so equal numbers of bits imply it',
    },
  ),
]
