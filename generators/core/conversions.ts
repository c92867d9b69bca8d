import type { Signature } from '../signatures/signature.ts'
import { signaturesFrom } from '../signatures/signatures-from.ts'
import { rows } from './rows-conversions.ts'

/** Numerical conversions (3.3.11). */
export const signatures: readonly Signature[] = [
  ...signaturesFrom(rows, { constant: 'kernel' })`
float-to-unsigned: OpConvertFToU
float-to-signed: OpConvertFToS
integer-to-float: OpConvertSToF OpConvertUToF`,
  ...signaturesFrom(rows, { constant: 'always', constantSince: 4 })`unsigned-width: OpUConvert`,
  ...signaturesFrom(rows, { constant: 'always' })`
signed-width: OpSConvert
float-width: OpFConvert`,
  ...signaturesFrom(rows)`saturating-conversion: OpSatConvertSToU OpSatConvertUToS`,
  ...signaturesFrom(rows, { constant: 'always' })`quantization: OpQuantizeToF16`,
]
