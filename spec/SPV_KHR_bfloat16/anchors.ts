// From SPV_KHR_bfloat16.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_KHR_bfloat16',
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
      'FP Encoding',
      'Type-Declaration Instructions',
      'Conversion Instructions',
      'Arithmetic Instructions',
      'Capabilities',
      'Validation Rules',
      'Issues',
      'What is the origin of the naming for bfloat16?',
      'Revision History',
    ],
    names: [],
  },
]
