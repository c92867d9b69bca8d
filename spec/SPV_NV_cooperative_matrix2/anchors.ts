// From SPV_NV_cooperative_matrix2.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_NV_cooperative_matrix2',
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
      '2.16 Validation Rules',
      'Modify section 2.16.1. Universal Validation Rules:',
      '3.26 Memory Operands',
      '3.31 Capabilities',
      '3.X Tensor Layout and View',
      '3.X Cooperative Matrix Reduce Mode',
      '3.X Tensor Addressing Operands',
      '3.49.8 Memory Instructions',
      '3.49.13. Arithmetic Instructions',
      '3.49.11 Conversion Instructions',
      '3.49.9 Function Instructions',
      'Issues',
      'Revision History',
    ],
    names: [
      'OpCooperativeMatrixLoadTensorNV',
      'OpCooperativeMatrixStoreTensorNV',
      'OpCooperativeMatrixReduceNV',
      'OpCooperativeMatrixConvertNV',
      'OpCooperativeMatrixTransposeNV',
      'OpCooperativeMatrixPerElementOpNV',
    ],
  },
]
