// From SPV_EXT_ocp_microscaling_types.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_EXT_ocp_microscaling_types',
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
      'Capability',
      'Instructions',
      'Issues',
      'Revision History',
    ],
    names: ['OpBitcastExtractEXT'],
  },
]
