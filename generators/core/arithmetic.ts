import {
  asManyAs,
  asWideAs,
  bits,
  like,
  scalar,
  scalarOrVector,
  unsigned,
} from '../signatures/facts.ts'
import { type Signature, signature, slot } from '../signatures/signature.ts'

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
  signature('integer-negation: OpSNegate OpNot', [integerResult, integerOperand], {
    constant: 'always',
  }),
  signature(
    'integer-arithmetic: OpIAdd OpISub OpIMul OpSDiv OpSRem OpSMod OpBitwiseOr OpBitwiseXor OpBitwiseAnd',
    [integerResult, integerOperand, integerOperand],
    { constant: 'always' },
  ),
  signature(
    'shifts: OpShiftRightLogical OpShiftRightArithmetic OpShiftLeftLogical',
    [
      integerResult,
      slot('shift-base', scalarOrVector('integer'), asManyAs('result'), asWideAs('result')),
      shiftAmount,
    ],
    { constant: 'always' },
  ),
  signature(
    'unsigned-arithmetic: OpUDiv OpUMod',
    [
      slot('unsigned-arithmetic-result', scalarOrVector('integer'), unsigned),
      unsignedOperand,
      unsignedOperand,
    ],
    { constant: 'always' },
  ),
  signature('float-negation: OpFNegate', [floatResult, floatOperand], { constant: 'kernel' }),
  signature(
    'float-arithmetic: OpFAdd OpFSub OpFMul OpFDiv OpFRem OpFMod',
    [floatResult, floatOperand, floatOperand],
    { constant: 'kernel' },
  ),
  signature('bit-field-insertion: OpBitFieldInsert', [
    bitFieldResult,
    bitFieldOperand,
    bitFieldOperand,
    bitFieldRange,
    bitFieldRange,
  ]),
  signature('bit-field-extraction: OpBitFieldSExtract OpBitFieldUExtract', [
    bitFieldResult,
    bitFieldOperand,
    bitFieldRange,
    bitFieldRange,
  ]),
  signature('bit-reversal: OpBitReverse', [bitFieldResult, bitFieldOperand], {
    inEachWay: ['bit-field-result'],
  }),
  signature('bit-count: OpBitCount', [
    bitFieldResult,
    slot('bit-count-base', scalarOrVector('integer'), asManyAs('result')),
  ]),
  signature(
    'derivatives: OpDPdx OpDPdy OpFwidth OpDPdxFine OpDPdyFine OpFwidthFine OpDPdxCoarse OpDPdyCoarse OpFwidthCoarse',
    [derivativeResult, slot('derivative-operand', like('result'))],
    { stage: 'fragment' },
  ),
]
