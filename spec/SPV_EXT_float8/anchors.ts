// From SPV_EXT_float8.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_EXT_float8',
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
      'Validation Rules',
      'FP Encoding',
      'Decoration',
      'Capability',
      'Instructions',
      'Type-Declaration Instructions',
      'Conversion Instructions',
      'Issues',
      'Revision History',
    ],
    names: [],
  },
]
