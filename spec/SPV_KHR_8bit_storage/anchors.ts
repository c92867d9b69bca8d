// From SPV_KHR_8bit_storage.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_KHR_8bit_storage',
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
      'Modifications to the SPIR-V Specification, Version 1.1',
      'Interactions with optional types',
      'Interactions with SPV_KHR_16bit_storage',
      'Issues',
      'Revision History',
    ],
    names: [],
  },
]
