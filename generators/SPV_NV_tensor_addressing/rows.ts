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

const dims = numbers({ least: 1, most: 5 })
const layoutChanges =
  'OpTensorLayoutSetBlockSizeNV OpTensorLayoutSetDimensionNV OpTensorLayoutSetStrideNV OpTensorLayoutSliceNV OpTensorLayoutSetClampValueNV'
const viewChanges = 'OpTensorViewSetDimensionNV OpTensorViewSetStrideNV OpTensorViewSetClipNV'

/** Sentences about types, constants and operands; those that count dimensions are pairs alone. */
export const rows: readonly SentenceRow[] = [
  ...rowsAbout(
    'Dependencies',
    { capabilities: ['TensorAddressingNV'] },
    { 'version-is-1-6-or-later': executed({ since: 6 }) },
  ),
  ...rowsAt('OpTypeTensorLayoutNV OpTypeTensorViewNV', {
    'dim-is-a-32-bit-integer-constant': [type('Dim', integer(32)), value('Dim', constant)],
    'dim-is-from-1-to-5': value('Dim', dims),
  }),
  ...rowsAt('OpTypeTensorLayoutNV', {
    'clamp-mode-is-a-32-bit-integer-constant': [
      type('ClampMode', integer(32)),
      value('ClampMode', constant),
    ],
    'clamp-mode-is-an-enumerant': value('ClampMode', enumerants('TensorClampMode')),
  }),
  ...rowsAt('OpTypeTensorViewNV', {
    'has-dimensions-is-a-boolean-constant': [
      type('HasDimensions', boolean),
      value('HasDimensions', constant),
    ],
    'permutation-is-of-32-bit-integer-constants': [type('p', integer(32)), value('p', constant)],
  }),
  ...rowsAt('OpCreateTensorLayoutNV', {
    'created-layout-is-a-layout': type('Result Type', declared('OpTypeTensorLayoutNV')),
  }),
  ...rowsAt('OpCreateTensorViewNV', {
    'created-view-is-a-view': type('Result Type', declared('OpTypeTensorViewNV')),
  }),
  ...rowsAt(layoutChanges, {
    'changed-layout-is-a-layout': type('Result Type', declared('OpTypeTensorLayoutNV')),
    'changed-layout-keeps-its-type': relation('TensorLayout', 'same-type', 'Result Type'),
  }),
  ...rowsAt(viewChanges, {
    'changed-view-is-a-view': type('Result Type', declared('OpTypeTensorViewNV')),
    'changed-view-keeps-its-type': relation('TensorView', 'same-type', 'Result Type'),
  }),
  ...integersAt('layout', {
    OpTensorLayoutSetBlockSizeNV: ['BlockSize'],
    OpTensorLayoutSetDimensionNV: ['Dim'],
    OpTensorLayoutSetStrideNV: ['Stride'],
    OpTensorLayoutSliceNV: ['Operands'],
    OpTensorLayoutSetClampValueNV: ['Value'],
  }),
  ...integersAt('view', {
    OpTensorViewSetDimensionNV: ['Dim'],
    OpTensorViewSetStrideNV: ['Stride'],
    OpTensorViewSetClipNV: ['ClipRowOffset', 'ClipRowSpan', 'ClipColOffset', 'ClipColSpan'],
  }),
]

/** The operands of each instruction that are integers. */
function integersAt(
  changed: 'layout' | 'view',
  operands: Readonly<Record<string, readonly string[]>>,
): readonly SentenceRow[] {
  return Object.entries(operands).flatMap(([instruction, slots]) =>
    rowsAt(instruction, {
      [`${changed}-operands-are-32-bit-integers`]: type(slots, integer(32)),
    }),
  )
}
