// From the document, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_QCOM_cooperative_matrix_conversion',
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
      'New Capabilities',
      'New Instructions',
      'Modifications to the SPIR-V Specification, Version 1.6',
      'Capabilities',
      'Instructions',
      'Validation Rules',
      'Issues',
      'Revision History',
    ],
    names: [],
  },
]
