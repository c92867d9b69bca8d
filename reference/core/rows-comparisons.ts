import { relation, type } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { boolean, float, integer, scalarOrVector, vector } from '#spec/vocabulary/type-terms'
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'
import { isForeign } from './shared/fitting-types.ts'

const floats = scalarOrVector(float())
const both = ['Operand 1', 'Operand 2']

const classifications = 'OpIsNan OpIsInf OpIsFinite OpIsNormal OpSignBitSet'
const logical = 'OpLogicalEqual OpLogicalNotEqual OpLogicalOr OpLogicalAnd'
const ofIntegers =
  'OpIEqual OpINotEqual OpUGreaterThan OpSGreaterThan OpUGreaterThanEqual OpSGreaterThanEqual OpULessThan OpSLessThan OpULessThanEqual OpSLessThanEqual'
const ofFloats =
  'OpFOrdEqual OpFUnordEqual OpFOrdNotEqual OpFUnordNotEqual OpFOrdLessThan OpFUnordLessThan OpFOrdGreaterThan OpFUnordGreaterThan OpFOrdLessThanEqual OpFUnordLessThanEqual OpFOrdGreaterThanEqual OpFUnordGreaterThanEqual'
const ordered = 'OpLessOrGreater OpOrdered OpUnordered'

/** The texts of other types say what these instructions do with them. */
const ofTypes: readonly SentenceRow[] = [
  ...rowsAt(`${classifications} ${logical} OpLogicalNot ${ofIntegers} ${ofFloats} ${ordered}`, {
    'boolean-result': type('Result Type', scalarOrVector(boolean)),
  }),
  ...rowsAt(classifications, {
    'float-classification-operand': [type('x', floats), relation('x', 'same-count', 'Result Type')],
  }),
]

/** Sentences that those texts leave as they are. */
const ofAllTypes: readonly SentenceRow[] = [
  ...rowsAt('OpAny OpAll', {
    'any-all-operand': [type('Result Type', boolean), type('Vector', vector(boolean))],
  }),
  ...rowsAt(logical, { 'logical-operand': relation(both, 'same-type', 'Result Type') }),
  ...rowsAt('OpLogicalNot', {
    'logical-operand': relation('Operand', 'same-type', 'Result Type'),
  }),
  ...rowsAt(ofIntegers, {
    'integer-comparison-operand': [
      type(both, scalarOrVector(integer())),
      relation('Operand 2', 'same-width', 'Operand 1'),
      relation(both, 'same-count', 'Result Type'),
    ],
  }),
]

export const rows: readonly SentenceRow[] = [...ofTypes, ...ofAllTypes]

export const checks: readonly Check[] = [
  ...checksOfRows('core', ofTypes, { isForeign }),
  ...checksOfRows('core', ofAllTypes),
]
