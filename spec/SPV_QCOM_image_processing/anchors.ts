// From SPV_QCOM_image_processing.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_QCOM_image_processing',
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
      'New Decorations',
      'New Instructions',
      'Modifications to the SPIR-V Specification, Version 1.6',
      'Capabilities',
      'Decorations',
      'Instructions',
      'Validation Rules',
      'Issues',
      'Revision History',
    ],
    names: [],
  },
]
