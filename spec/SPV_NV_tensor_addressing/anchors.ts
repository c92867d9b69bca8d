// From SPV_NV_tensor_addressing.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_NV_tensor_addressing',
    isNumbered: false,
    headings: [
      'Name Strings',
      'Contact',
      'Contributors',
      'Notice',
      'Status',
      'Version',
      'Dependencies',
      'Overview',
      'Extension Name',
      'Modifications to the SPIR-V Specification, Version 1.6',
      '2.2 Terms',
      '3.31 Capabilities',
      '3.X Tensor Layout and View',
      '3.X Tensor Clamp Mode',
      '3.49.6 Type-Declaration Instructions',
      '3.X Tensor Layout and View Instructions',
      'Issues',
      'Revision History',
    ],
    names: [
      'TensorLayout',
      'TensorView',
      'OpTypeTensorLayoutNV',
      'OpTypeTensorViewNV',
      'OpCreateTensorLayoutNV',
      'OpTensorLayoutSetBlockSizeNV',
      'OpTensorLayoutSetDimensionNV',
      'OpTensorLayoutSetStrideNV',
      'OpTensorLayoutSliceNV',
      'OpTensorLayoutSetClampValueNV',
      'OpCreateTensorViewNV',
      'OpTensorViewSetDimensionNV',
      'OpTensorViewSetStrideNV',
      'OpTensorViewSetClipNV',
    ],
  },
]
