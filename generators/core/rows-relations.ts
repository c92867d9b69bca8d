import { relation, type } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { boolean, float, integer, scalarOrVector, vector } from '#spec/vocabulary/type-terms'

const booleans = type('Result Type', scalarOrVector(boolean))
const both = ['Operand 1', 'Operand 2']

/** Relational and logical instructions (3.3.15), except for OpSelect, whose sentences depend on the version. */
export const rows: readonly SentenceRow[] = [
  ...rowsAt('OpLogicalNot', {
    'boolean-result': booleans,
    'logical-operand': relation('Operand', 'same-type', 'Result Type'),
  }),
  ...rowsAt('OpLogicalEqual OpLogicalNotEqual OpLogicalOr OpLogicalAnd', {
    'boolean-result': booleans,
    'logical-operand': relation(both, 'same-type', 'Result Type'),
  }),
  ...rowsAt('OpAny OpAll', {
    'any-all-operand': [type('Result Type', boolean), type('Vector', vector(boolean))],
  }),
  ...rowsAt('OpIsNan OpIsInf OpIsFinite OpIsNormal OpSignBitSet', {
    'boolean-result': booleans,
    'float-classification-operand': [
      type('x', scalarOrVector(float())),
      relation('x', 'same-count', 'Result Type'),
    ],
  }),
  ...rowsAt(
    'OpIEqual OpINotEqual OpUGreaterThan OpSGreaterThan OpUGreaterThanEqual OpSGreaterThanEqual OpULessThan OpSLessThan OpULessThanEqual OpSLessThanEqual',
    {
      'boolean-result': booleans,
      'integer-comparison-operand': [
        type(both, scalarOrVector(integer())),
        relation(both, 'same-count', 'Result Type'),
        relation('Operand 2', 'same-width', 'Operand 1'),
      ],
    },
  ),
  ...rowsAt(
    'OpFOrdEqual OpFUnordEqual OpFOrdNotEqual OpFUnordNotEqual OpFOrdLessThan OpFUnordLessThan OpFOrdGreaterThan OpFUnordGreaterThan OpFOrdLessThanEqual OpFUnordLessThanEqual OpFOrdGreaterThanEqual OpFUnordGreaterThanEqual OpLessOrGreater OpOrdered OpUnordered',
    {
      'boolean-result': booleans,
      'float-comparison-operand': [
        type(['#1', '#2'], scalarOrVector(float())),
        relation(['#1', '#2'], 'same-count', 'Result Type'),
        relation('#2', 'same-type', '#1'),
      ],
    },
  ),
]
