import { constant, declares, relation, storedIn, type, value } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import {
  boolean,
  declared,
  integer,
  not,
  numerical,
  scalarOrVector,
} from '#spec/vocabulary/type-terms'
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'

const matrix = declared('OpTypeCooperativeMatrixNV')
const matrixLoad = 'OpCooperativeMatrixLoadNV'
const matrixStore = 'OpCooperativeMatrixStoreNV'
const product = 'OpCooperativeMatrixMulAddNV'

const types: readonly SentenceRow[] = [
  ...rowsAt('OpTypeCooperativeMatrixNV', {
    'component-type-is-numerical': declares('Component Type', numerical),
    'rows-are-an-integer-constant': [value('Rows', constant), type('Rows', integer())],
    'columns-are-an-integer-constant': [value('Columns', constant), type('Columns', integer())],
  }),
  ...rowsAt(
    'OpTypeCooperativeMatrixNV',
    { 'scope-is-a-constant': value('Execution', constant) },
    type('Execution', integer(32)),
  ),
]

const accesses: readonly SentenceRow[] = [
  ...rowsAt(matrixLoad, {
    'load-result-type-is-a-cooperative-matrix': type('Result Type', matrix),
  }),
  ...rowsAt(matrixStore, { 'stored-object-is-a-cooperative-matrix': type('Object', matrix) }),
  ...rowsAt(`${matrixLoad} ${matrixStore}`, {
    'pointer-is-a-pointer': type('Pointer', declared('OpTypePointer')),
    'pointer-points-to-a-scalar-or-vector': type(
      'Pointer / pointee',
      scalarOrVector(numerical, boolean),
    ),
    'pointer-does-not-point-to-booleans': type('Pointer / pointee / component', not(boolean)),
    'stride-is-a-scalar-integer': type('Stride', integer()),
    'column-major-is-a-boolean-constant': [
      value('Column Major', constant),
      type('Column Major', boolean),
    ],
  }),
  ...rowsAt(
    `${matrixLoad} ${matrixStore}`,
    {
      'pointer-storage-class': storedIn(
        'Pointer',
        'Workgroup',
        'StorageBuffer',
        'PhysicalStorageBuffer',
      ),
    },
    type('Pointer', declared('OpTypePointer')),
  ),
]

const conversions =
  'OpConvertFToU OpConvertFToS OpConvertSToF OpConvertUToF OpUConvert OpSConvert OpFConvert'

/** A property of both types of a conversion. */
function kept(property: string) {
  return relation(`Result Type / ${property}`, 'same-value', `#1 / ${property}`)
}

const converted: readonly SentenceRow[] = [
  ...rowsAt(
    conversions,
    { 'conversion-is-between-matrices': type('#1', matrix) },
    type('Result Type', matrix),
  ),
  ...rowsAt(
    conversions,
    { 'conversion-is-between-matrices': type('Result Type', matrix) },
    type('#1', matrix),
  ),
  ...rowsAt(
    conversions,
    { 'conversion-keeps-the-shape': [kept('Execution'), kept('Rows'), kept('Columns')] },
    type(['Result Type', '#1'], matrix),
  ),
]

const factors = type(['Result Type', 'A', 'B', 'C'], matrix)

const products: readonly SentenceRow[] = [
  ...rowsAt(product, { 'multiply-add-is-of-cooperative-matrices': factors }),
  ...rowsAt(
    product,
    {
      'multiply-add-dimensions-agree': [
        relation(['A / Rows', 'C / Rows'], 'same-value', 'Result Type / Rows'),
        relation('A / Rows', 'same-value', 'C / Rows'),
        relation(['B / Columns', 'C / Columns'], 'same-value', 'Result Type / Columns'),
        relation('B / Columns', 'same-value', 'C / Columns'),
        relation('A / Columns', 'same-value', 'B / Rows'),
      ],
      'multiply-add-scopes-agree': [
        relation(
          ['A / Execution', 'B / Execution', 'C / Execution'],
          'same-value',
          'Result Type / Execution',
        ),
        relation(['A / Execution', 'B / Execution'], 'same-value', 'C / Execution'),
        relation('A / Execution', 'same-value', 'B / Execution'),
      ],
    },
    factors,
  ),
]

export const rows: readonly SentenceRow[] = [...types, ...accesses, ...converted, ...products]

export const checks: readonly Check[] = checksOfRows('SPV_NV_cooperative_matrix', rows, {
  among: ['OpTypeCooperativeMatrixNV', matrixLoad, matrixStore, product],
})
