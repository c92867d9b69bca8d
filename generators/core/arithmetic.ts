import {
  asManyAs,
  asWideAs,
  bits,
  like,
  scalar,
  scalarOrVector,
  unsigned,
} from '../signatures/facts.ts'
import { type Signature, slot } from '../signatures/signature.ts'

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
  {
    name: 'integer-negation',
    operations: ['OpSNegate', 'OpNot'],
    result: integerResult,
    operands: [integerOperand],
    constant: 'always',
  },
  {
    name: 'integer-arithmetic',
    operations: [
      'OpIAdd',
      'OpISub',
      'OpIMul',
      'OpSDiv',
      'OpSRem',
      'OpSMod',
      'OpBitwiseOr',
      'OpBitwiseXor',
      'OpBitwiseAnd',
    ],
    result: integerResult,
    operands: [integerOperand, integerOperand],
    constant: 'always',
  },
  {
    name: 'shifts',
    operations: ['OpShiftRightLogical', 'OpShiftRightArithmetic', 'OpShiftLeftLogical'],
    result: integerResult,
    operands: [
      slot('shift-base', scalarOrVector('integer'), asManyAs('result'), asWideAs('result')),
      shiftAmount,
    ],
    constant: 'always',
  },
  {
    name: 'unsigned-arithmetic',
    operations: ['OpUDiv', 'OpUMod'],
    result: slot('unsigned-arithmetic-result', scalarOrVector('integer'), unsigned),
    operands: [unsignedOperand, unsignedOperand],
    constant: 'always',
  },
  {
    name: 'float-negation',
    operations: ['OpFNegate'],
    result: floatResult,
    operands: [floatOperand],
    constant: 'kernel',
  },
  {
    name: 'float-arithmetic',
    operations: ['OpFAdd', 'OpFSub', 'OpFMul', 'OpFDiv', 'OpFRem', 'OpFMod'],
    result: floatResult,
    operands: [floatOperand, floatOperand],
    constant: 'kernel',
  },
  {
    name: 'bit-field-insertion',
    operations: ['OpBitFieldInsert'],
    result: bitFieldResult,
    operands: [bitFieldOperand, bitFieldOperand, bitFieldRange, bitFieldRange],
  },
  {
    name: 'bit-field-extraction',
    operations: ['OpBitFieldSExtract', 'OpBitFieldUExtract'],
    result: bitFieldResult,
    operands: [bitFieldOperand, bitFieldRange, bitFieldRange],
  },
  {
    name: 'bit-reversal',
    operations: ['OpBitReverse'],
    inEachWay: ['bit-field-result'],
    result: bitFieldResult,
    operands: [bitFieldOperand],
  },
  {
    name: 'bit-count',
    operations: ['OpBitCount'],
    result: bitFieldResult,
    operands: [slot('bit-count-base', scalarOrVector('integer'), asManyAs('result'))],
  },
  {
    name: 'derivatives',
    operations: [
      'OpDPdx',
      'OpDPdy',
      'OpFwidth',
      'OpDPdxFine',
      'OpDPdyFine',
      'OpFwidthFine',
      'OpDPdxCoarse',
      'OpDPdyCoarse',
      'OpFwidthCoarse',
    ],
    result: derivativeResult,
    operands: [slot('derivative-operand', like('result'))],
    stage: 'fragment',
  },
]
