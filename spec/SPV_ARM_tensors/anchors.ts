// From SPV_ARM_tensors.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_ARM_tensors',
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
      'Terms',
      'Decoration',
      'Capability',
      'Tensor Operands',
      'Instructions',
      'Issues',
      'Revision History',
    ],
    names: [
      'TensorTerm',
      'RankedTensorTerm',
      'ShapedTensorTerm',
      'OpTypeTensorARM',
      'OpTensorReadARM',
      'OpTensorWriteARM',
      'OpTensorQuerySizeARM',
    ],
  },
]
