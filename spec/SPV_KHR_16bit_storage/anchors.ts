// From SPV_KHR_16bit_storage.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_KHR_16bit_storage',
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
      'New Builtins',
      'New Instructions',
      'Token Number Assignments',
      'Modifications to the SPIR-V Specification, Version 1.1',
      'Validation Rules',
      'Interactions with SPV_KHR_storage_buffer_storage_class',
      'Issues',
      'Revision History',
    ],
    names: [],
  },
]
