// From SPV_AMD_texture_gather_bias_lod.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_AMD_texture_gather_bias_lod',
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
      'Summary',
      'Token Number Assignments',
      'Modifications to the SPIR-V Specification, Version 1.1',
      'Validation Rules',
      'Issues',
      'Revision History',
    ],
    names: [],
  },
]
