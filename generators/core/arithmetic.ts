import type { Signature } from '../signatures/signature.ts'
import { signaturesFrom } from '../signatures/signatures-from.ts'
import { rows } from './rows-arithmetic.ts'

/** Arithmetic (3.3.13), bits (3.3.14) and derivatives (3.3.16): scalars and vectors. */
export const signatures: readonly Signature[] = [
  ...signaturesFrom(rows, { constant: 'always' })`
integer-negation: OpSNegate OpNot
integer-arithmetic: OpIAdd OpISub OpIMul OpSDiv OpSRem OpSMod OpBitwiseOr OpBitwiseXor OpBitwiseAnd
shifts: OpShiftRightLogical OpShiftRightArithmetic OpShiftLeftLogical
unsigned-arithmetic: OpUDiv OpUMod`,
  ...signaturesFrom(rows, { constant: 'kernel' })`
float-negation: OpFNegate
float-arithmetic: OpFAdd OpFSub OpFMul OpFDiv OpFRem OpFMod`,
  ...signaturesFrom(rows)`
bit-field-insertion: OpBitFieldInsert
bit-field-extraction: OpBitFieldSExtract OpBitFieldUExtract`,
  ...signaturesFrom(rows, { inEachWay: ['bit-field-result'] })`bit-reversal: OpBitReverse`,
  ...signaturesFrom(rows)`bit-count: OpBitCount`,
  ...signaturesFrom(rows, { stage: 'fragment' })`
derivatives: OpDPdx OpDPdy OpFwidth OpDPdxFine OpDPdyFine OpFwidthFine OpDPdxCoarse OpDPdyCoarse OpFwidthCoarse`,
]
