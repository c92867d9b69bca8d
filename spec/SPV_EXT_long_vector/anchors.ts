// From SPV_EXT_long_vector.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_EXT_long_vector',
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
      '2.16 Validation Rules',
      'Modify section 2.16.1. Universal Validation Rules:',
      '3.31 Capabilities',
      '3.56.6 Type-Declaration Instructions',
      '3.56.12 Composite Instructions',
      'Issues',
      'Revision History',
    ],
    names: ['OpTypeVectorIdEXT'],
  },
]
