import {
  asManyAs,
  asWideAs,
  bits,
  like,
  scalar,
  scalarOrVector,
  unsigned,
} from '../signatures/facts.ts'
import { type Signature, signaturesOf, slot } from '../signatures/signature.ts'

const integerResult = slot('integer-arithmetic-result', scalarOrVector('integer'))
const integerOperand = slot(
  'integer-arithmetic-operand',
  scalarOrVector('integer'),
  asManyAs('result'),
  asWideAs('result'),
)
// Base has as many components as Result Type, so a Shift with another number than the result is at fault too.
const shiftAmount = slot('shift-amount', scalarOrVector('integer'), asManyAs(1), asManyAs('result'))
const floatResult = slot('float-arithmetic-result', scalarOrVector('float'))
const floatOperand = slot('float-arithmetic-operand', like('result'))
const unsignedOperand = slot('unsigned-arithmetic-operand', like('result'))
const bitFieldResult = slot('bit-field-result', scalarOrVector('integer'))
const bitFieldOperand = slot('bit-field-operand', like('result'))
const bitFieldRange = slot('bit-field-range', scalar('integer'))
const derivativeResult = slot('derivative-result', scalarOrVector('float'), bits(32))

/** Arithmetic (3.3.13), bits (3.3.14) and derivatives (3.3.16): scalars and vectors. */
export const signatures: readonly Signature[] = [
  ...signaturesOf({ constant: 'always' })`
integer-negation: OpSNegate OpNot ${integerResult} ${integerOperand}
integer-arithmetic: OpIAdd OpISub OpIMul OpSDiv OpSRem OpSMod OpBitwiseOr OpBitwiseXor OpBitwiseAnd
  ${integerResult} ${integerOperand} ${integerOperand}
shifts: OpShiftRightLogical OpShiftRightArithmetic OpShiftLeftLogical ${integerResult}
  ${slot('shift-base', scalarOrVector('integer'), asManyAs('result'), asWideAs('result'))} ${shiftAmount}
unsigned-arithmetic: OpUDiv OpUMod ${slot('unsigned-arithmetic-result', scalarOrVector('integer'), unsigned)}
  ${unsignedOperand} ${unsignedOperand}`,
  ...signaturesOf({ constant: 'kernel' })`float-negation: OpFNegate ${floatResult} ${floatOperand}
float-arithmetic: OpFAdd OpFSub OpFMul OpFDiv OpFRem OpFMod ${floatResult} ${floatOperand} ${floatOperand}`,
  ...signaturesOf()`
bit-field-insertion: OpBitFieldInsert ${bitFieldResult} ${bitFieldOperand} ${bitFieldOperand} ${bitFieldRange}
  ${bitFieldRange}
bit-field-extraction: OpBitFieldSExtract OpBitFieldUExtract ${bitFieldResult} ${bitFieldOperand}
  ${bitFieldRange} ${bitFieldRange}`,
  ...signaturesOf({ inEachWay: ['bit-field-result'] })`
bit-reversal: OpBitReverse ${bitFieldResult} ${bitFieldOperand}`,
  ...signaturesOf()`
bit-count: OpBitCount ${bitFieldResult} ${slot('bit-count-base', scalarOrVector('integer'), asManyAs('result'))}`,
  ...signaturesOf({ stage: 'fragment' })`
derivatives: OpDPdx OpDPdy OpFwidth OpDPdxFine OpDPdyFine OpFwidthFine OpDPdxCoarse OpDPdyCoarse OpFwidthCoarse
  ${derivativeResult} ${slot('derivative-operand', like('result'))}`,
]
