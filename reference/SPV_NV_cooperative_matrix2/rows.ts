import {
  bits,
  enumerants,
  exclusiveBits,
  executed,
  hasBits,
  relation,
  resultOf,
  type,
  value,
} from '#spec/vocabulary/facts'
import { rowsAbout, rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { declared, pointer } from '#spec/vocabulary/type-terms'
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'

const matrix = declared('OpTypeCooperativeMatrixKHR')
const between = type(['Result Type', 'Matrix'], matrix)
const both = 'OpCooperativeMatrixConvertNV OpCooperativeMatrixTransposeNV'
const reduce = 'OpCooperativeMatrixReduceNV'
const modes = 'CooperativeMatrixReduce'
const tensorLoad = 'OpCooperativeMatrixLoadTensorNV'
const tensorStore = 'OpCooperativeMatrixStoreTensorNV'

/** A property of the Result Type is that of the type of Matrix, or another one of it. */
function sameNumber(property: string, other = property) {
  return relation(`Result Type / ${property}`, 'same-value', `Matrix / ${other}`)
}

const sameComponent = relation('Result Type / Component Type', 'same-id', 'Matrix / Component Type')

function used(slots: string | readonly string[], ...names: readonly string[]) {
  return value(slots, enumerants('CooperativeMatrixUse', ...names))
}

const conversions: readonly SentenceRow[] = [
  ...rowsAt(both, {
    'use-conversion-is-between-cooperative-matrices': between,
    'use-conversion-keeps-the-scope': sameNumber('Scope'),
    'use-conversion-is-of-an-accumulator': used('Matrix / Use', 'MatrixAccumulatorKHR'),
  }),
  ...rowsAt('OpCooperativeMatrixConvertNV', {
    'use-conversion-keeps-the-component-type': sameComponent,
    'use-conversion-keeps-the-dimensions': [sameNumber('Rows'), sameNumber('Columns')],
    'use-conversion-results-in-a-factor': used('Result Type / Use', 'MatrixAKHR', 'MatrixBKHR'),
  }),
  ...rowsAt('OpCooperativeMatrixTransposeNV', {
    'transpose-swaps-the-dimensions': [
      sameNumber('Rows', 'Columns'),
      sameNumber('Columns', 'Rows'),
    ],
    'transpose-results-in-a-second-factor': used('Result Type / Use', 'MatrixBKHR'),
    'transpose-keeps-the-component-type': sameComponent,
  }),
]

/** Where Reduce is one mode alone. */
function alone(mode: string) {
  return [value('Reduce', hasBits(modes, mode)), value('Reduce', bits(modes, mode))]
}

const reductions: readonly SentenceRow[] = [
  ...rowsAt(reduce, {
    'reduction-is-between-cooperative-matrices': between,
    'reduction-keeps-the-component-type': sameComponent,
    'reduction-is-of-accumulators': used(
      ['Result Type / Use', 'Matrix / Use'],
      'MatrixAccumulatorKHR',
    ),
    'reduction-keeps-the-scope': sameNumber('Scope'),
    'reduce-mode-is-not-mixed': [
      value('Reduce', exclusiveBits(modes, '2x2', 'Row')),
      value('Reduce', exclusiveBits(modes, '2x2', 'Column')),
    ],
    'combine-function-is-a-function': resultOf('CombineFunc', 'OpFunction'),
  }),
  ...rowsAt(reduce, { 'row-reduction-keeps-the-rows': sameNumber('Rows') }, ...alone('Row')),
  ...rowsAt(
    reduce,
    { 'column-reduction-keeps-the-columns': sameNumber('Columns') },
    ...alone('Column'),
  ),
]

const elements: readonly SentenceRow[] = rowsAt('OpCooperativeMatrixPerElementOpNV', {
  'element-operation-is-of-a-cooperative-matrix': type('Matrix', matrix),
  'element-operation-keeps-the-type': relation('Result Type', 'same-type', 'Matrix'),
  'element-function-is-a-function': resultOf('Func', 'OpFunction'),
})

const accesses: readonly SentenceRow[] = [
  ...rowsAt(tensorLoad, {
    'tensor-load-result-is-a-cooperative-matrix': type('Result Type', matrix),
    'clipped-object-has-the-result-type': relation('Object', 'same-type', 'Result Type'),
  }),
  ...rowsAt(tensorStore, {
    'tensor-store-object-is-a-cooperative-matrix': type('Object', matrix),
  }),
  ...rowsAt(`${tensorLoad} ${tensorStore}`, {
    'tensor-pointer-is-a-pointer': type('Pointer', pointer()),
    'tensor-layout-is-a-layout': type('TensorLayout', declared('OpTypeTensorLayoutNV')),
  }),
]

export const rows: readonly SentenceRow[] = [
  ...rowsAbout(
    'Dependencies',
    {
      capabilities: [
        'CooperativeMatrixReductionsNV',
        'CooperativeMatrixConversionsNV',
        'CooperativeMatrixPerElementOperationsNV',
        'CooperativeMatrixTensorAddressingNV',
        'CooperativeMatrixBlockLoadsNV',
      ],
    },
    { 'version-is-1-6-or-later': executed({ since: 6 }) },
  ),
  ...conversions,
  ...reductions,
  ...elements,
  ...accesses,
]

export const checks: readonly Check[] = checksOfRows('SPV_NV_cooperative_matrix2', rows)
