import {
  constant,
  enumerants,
  executed,
  numbers,
  relation,
  type,
  value,
} from '#spec/vocabulary/facts'
import { rowsAbout, rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { boolean, declared, integer } from '#spec/vocabulary/type-terms'
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'

const [layout, view] = ['OpTypeTensorLayoutNV', 'OpTypeTensorViewNV'] as const
const word = integer(32)

/** A constant of 32 bits. */
function wordConstant(slot: string) {
  return [value(slot, constant), type(slot, word)]
}

const types: readonly SentenceRow[] = [
  ...rowsAbout(
    'Dependencies',
    { capabilities: ['TensorAddressingNV'] },
    { 'version-is-1-6-or-later': executed({ since: 6 }) },
  ),
  ...rowsAt(`${layout} ${view}`, {
    'dim-is-a-32-bit-integer-constant': wordConstant('Dim'),
    'dim-is-from-1-to-5': value('Dim', numbers({ least: 1, most: 5 })),
  }),
  ...rowsAt(layout, {
    'clamp-mode-is-a-32-bit-integer-constant': wordConstant('ClampMode'),
    'clamp-mode-is-an-enumerant': value('ClampMode', enumerants('TensorClampMode')),
  }),
  ...rowsAt(view, {
    'has-dimensions-is-a-boolean-constant': [
      value('HasDimensions', constant),
      type('HasDimensions', boolean),
    ],
    'permutation-is-of-32-bit-integer-constants': wordConstant('p'),
  }),
]

const layouts =
  'OpTensorLayoutSetBlockSizeNV OpTensorLayoutSetDimensionNV OpTensorLayoutSetStrideNV OpTensorLayoutSliceNV OpTensorLayoutSetClampValueNV'
const views = 'OpTensorViewSetDimensionNV OpTensorViewSetStrideNV OpTensorViewSetClipNV'

/** Instructions with the operands that set what is copied. */
function words(rule: string, slots: Readonly<Record<string, readonly string[]>>) {
  return Object.entries(slots).flatMap(([name, listed]) =>
    rowsAt(name, { [rule]: type(listed, word) }),
  )
}

const operations: readonly SentenceRow[] = [
  ...rowsAt('OpCreateTensorLayoutNV', {
    'created-layout-is-a-layout': type('Result Type', declared(layout)),
  }),
  ...rowsAt('OpCreateTensorViewNV', {
    'created-view-is-a-view': type('Result Type', declared(view)),
  }),
  ...rowsAt(layouts, {
    'changed-layout-is-a-layout': type('Result Type', declared(layout)),
    'changed-layout-keeps-its-type': relation('TensorLayout', 'same-type', 'Result Type'),
  }),
  ...words('layout-operands-are-32-bit-integers', {
    OpTensorLayoutSetBlockSizeNV: ['BlockSize'],
    OpTensorLayoutSetDimensionNV: ['Dim'],
    OpTensorLayoutSetStrideNV: ['Stride'],
    OpTensorLayoutSliceNV: ['Operands'],
    OpTensorLayoutSetClampValueNV: ['Value'],
  }),
  ...rowsAt(views, {
    'changed-view-is-a-view': type('Result Type', declared(view)),
    'changed-view-keeps-its-type': relation('TensorView', 'same-type', 'Result Type'),
  }),
  ...words('view-operands-are-32-bit-integers', {
    OpTensorViewSetDimensionNV: ['Dim'],
    OpTensorViewSetStrideNV: ['Stride'],
    OpTensorViewSetClipNV: ['ClipRowOffset', 'ClipRowSpan', 'ClipColOffset', 'ClipColSpan'],
  }),
]

export const rows: readonly SentenceRow[] = [...types, ...operations]

export const checks: readonly Check[] = checksOfRows('SPV_NV_tensor_addressing', rows)
