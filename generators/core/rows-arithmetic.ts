import { type SentenceFact as Fact, relation, type } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { float, integer, scalarOrVector, unsigned } from '#spec/vocabulary/type-terms'

const integers = scalarOrVector(integer())

/** Operands that have the number of components and the width of the result. */
function alike(...operands: readonly string[]): readonly Fact[] {
  return [
    type(operands, integers),
    relation(operands, 'same-count', 'Result Type'),
    relation(operands, 'same-width', 'Result Type'),
  ]
}

const both = ['Operand 1', 'Operand 2']

/** Arithmetic (3.3.13), bits (3.3.14) and derivatives (3.3.16): scalars and vectors. */
export const rows: readonly SentenceRow[] = [
  ...rowsAt('OpSNegate OpNot', {
    'integer-arithmetic-result': type('Result Type', integers),
    'integer-arithmetic-operand': alike('Operand'),
  }),
  ...rowsAt('OpIAdd OpISub OpIMul OpSDiv OpSRem OpSMod OpBitwiseOr OpBitwiseXor OpBitwiseAnd', {
    'integer-arithmetic-result': type('Result Type', integers),
    'integer-arithmetic-operand': alike(...both),
  }),
  ...rowsAt('OpShiftRightLogical OpShiftRightArithmetic OpShiftLeftLogical', {
    'integer-arithmetic-result': type('Result Type', integers),
    'shift-base': alike('Base'),
    // Base has as many components as Result Type, so a Shift with another number than the result is at fault too.
    'shift-amount': [
      type('Shift', integers),
      relation('Shift', 'same-count', 'Base'),
      relation('Shift', 'same-count', 'Result Type'),
    ],
  }),
  ...rowsAt('OpUDiv OpUMod', {
    'unsigned-arithmetic-result': type('Result Type', scalarOrVector(unsigned())),
    'unsigned-arithmetic-operand': relation(both, 'same-type', 'Result Type'),
  }),
  ...rowsAt('OpFNegate', {
    'float-arithmetic-result': type('Result Type', scalarOrVector(float())),
    'float-arithmetic-operand': relation('Operand', 'same-type', 'Result Type'),
  }),
  ...rowsAt('OpFAdd OpFSub OpFMul OpFDiv OpFRem OpFMod', {
    'float-arithmetic-result': type('Result Type', scalarOrVector(float())),
    'float-arithmetic-operand': relation(both, 'same-type', 'Result Type'),
  }),
  ...rowsAt('OpBitFieldInsert', {
    'bit-field-result': type('Result Type', integers),
    'bit-field-operand': relation(['Base', 'Insert'], 'same-type', 'Result Type'),
    'bit-field-range': type(['Offset', 'Count'], integer()),
  }),
  ...rowsAt('OpBitFieldSExtract OpBitFieldUExtract', {
    'bit-field-result': type('Result Type', integers),
    'bit-field-operand': relation('Base', 'same-type', 'Result Type'),
    'bit-field-range': type(['Offset', 'Count'], integer()),
  }),
  ...rowsAt('OpBitReverse', {
    'bit-field-result': type('Result Type', integers),
    'bit-field-operand': relation('Base', 'same-type', 'Result Type'),
  }),
  ...rowsAt('OpBitCount', {
    'bit-field-result': type('Result Type', integers),
    'bit-count-base': [type('Base', integers), relation('Base', 'same-count', 'Result Type')],
  }),
  ...rowsAt(
    'OpDPdx OpDPdy OpFwidth OpDPdxFine OpDPdyFine OpFwidthFine OpDPdxCoarse OpDPdyCoarse OpFwidthCoarse',
    {
      'derivative-result': type('Result Type', scalarOrVector(float(32))),
      'derivative-operand': relation('P', 'same-type', 'Result Type'),
    },
  ),
]
