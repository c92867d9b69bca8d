import { row, rowsIn } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const instructions = 'Modifications: 3.X Tensor Layout and View Instructions'

const layouts = `${instructions}: OpTensorLayoutSetBlockSizeNV, OpTensorLayoutSetDimensionNV, OpTensorLayoutSetStrideNV, OpTensorLayoutSliceNV`
const allLayouts = `${layouts}, OpTensorLayoutSetClampValueNV`
const views = `${instructions}: OpTensorViewSetDimensionNV, OpTensorViewSetStrideNV`
const allViews = `${views}, OpTensorViewSetClipNV`

const layoutOperation =
  'OpTensorLayoutSetBlockSizeNV, OpTensorLayoutSetDimensionNV, OpTensorLayoutSetStrideNV, OpTensorLayoutSliceNV or OpTensorLayoutSetClampValueNV'
const viewOperation = 'OpTensorViewSetDimensionNV, OpTensorViewSetStrideNV or OpTensorViewSetClipNV'

const derived =
  'The text has instructions copy a layout or view of the Result Type, and does not repeat what type that is.'

const fixedDim =
  'A Dim that specialization decides is not judged, nor one that dim-is-from-1-to-5 refuses.'

/** Instructions that create tensor layouts and tensor views, and change their state. */
export const rules: readonly RuleRow[] = [
  ...rowsIn(`${instructions}: OpCreateTensorLayoutNV`, 'type', {
    'created-layout-is-a-layout':
      'The Result Type of an OpCreateTensorLayoutNV is an OpTypeTensorLayoutNV.',
  }),
  ...rowsIn(`${instructions}: OpCreateTensorViewNV`, 'type', {
    'created-view-is-a-view':
      'The Result Type of an OpCreateTensorViewNV is an OpTypeTensorViewNV.',
  }),
  ...rowsIn(allLayouts, 'type', {
    'changed-layout-is-a-layout': {
      summary: `The Result Type of an ${layoutOperation} is an OpTypeTensorLayoutNV.`,
      confidence: 'derived',
      notes: derived,
    },
    'changed-layout-keeps-its-type': `The type of the TensorLayout of an ${layoutOperation} is its Result Type (the same id).`,
    'layout-operands-are-32-bit-integers':
      'The types of all BlockSize of an OpTensorLayoutSetBlockSizeNV, all Dim of an OpTensorLayoutSetDimensionNV, all Stride of an OpTensorLayoutSetStrideNV, all Operands (offsets and spans) of an OpTensorLayoutSliceNV and the Value of an OpTensorLayoutSetClampValueNV are 32-bit OpTypeInt of either signedness.',
  }),
  ...rowsIn(layouts, 'operand', {
    'layout-operands-are-for-each-dimension': {
      summary:
        'If the Dim of the OpTypeTensorLayoutNV that is the Result Type is an OpConstant of a 32-bit OpTypeInt, an OpTensorLayoutSetBlockSizeNV has as many BlockSize, an OpTensorLayoutSetDimensionNV as many Dim, an OpTensorLayoutSetStrideNV as many Stride, and an OpTensorLayoutSliceNV twice as many Operands (an offset and a span each).',
      notes: fixedDim,
    },
  }),
  ...rowsIn(allViews, 'type', {
    'changed-view-is-a-view': {
      summary: `The Result Type of an ${viewOperation} is an OpTypeTensorViewNV.`,
      confidence: 'derived',
      notes: derived,
    },
    'changed-view-keeps-its-type': `The type of the TensorView of an ${viewOperation} is its Result Type (the same id).`,
    'view-operands-are-32-bit-integers':
      'The types of all Dim of an OpTensorViewSetDimensionNV, all Stride of an OpTensorViewSetStrideNV and of ClipRowOffset, ClipRowSpan, ClipColOffset and ClipColSpan of an OpTensorViewSetClipNV are 32-bit OpTypeInt of either signedness.',
  }),
  ...rowsIn(views, 'operand', {
    'view-operands-are-for-each-dimension': {
      summary:
        'If the Dim of the OpTypeTensorViewNV that is the Result Type is an OpConstant of a 32-bit OpTypeInt, an OpTensorViewSetDimensionNV has as many Dim, and an OpTensorViewSetStrideNV as many Stride.',
      notes: fixedDim,
    },
  }),
  row({
    slug: 'strides-do-not-overlap',
    section: `${instructions}: OpTensorLayoutSetStrideNV, OpTensorLayoutSliceNV`,
    summary:
      'Each Stride but the last of an OpTensorLayoutSetStrideNV is at least the next one times the blocks in the next dimension: its layoutDimension divided by its blockSize, rounded up.',
    class: 'operand',
    decidable: 'runtime',
    why: 'the dimensions and sizes of blocks of a layout are known when the program runs',
  }),
]
