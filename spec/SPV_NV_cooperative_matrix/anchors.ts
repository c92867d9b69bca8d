// From the document, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** Where the pages on which the text is published can be linked to. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_NV_cooperative_matrix',
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
      'Modifications to the SPIR-V Specification, Version 1.3',
      '2.2 Terms',
      '2.16 Validation Rules',
      '3.26 Memory Access',
      '3.31 Capabilities',
      '3.32.6 Type-Declaration Instructions',
      '3.32.7 Constant-Creation Instructions',
      '3.32.8 Memory Instructions',
      '3.32.11 Conversion Instructions',
      '3.32.12 Composite Instructions',
      '3.32.13 Arithmetic Instructions',
      'Issues',
      'Revision History',
    ],
    names: [
      'CooperativeMatrix',
      'OpTypeCooperativeMatrixNV',
      'OpCooperativeMatrixLoadNV',
      'OpCooperativeMatrixStoreNV',
      'OpCooperativeMatrixLengthNV',
      'OpCooperativeMatrixMulAddNV',
    ],
  },
]
