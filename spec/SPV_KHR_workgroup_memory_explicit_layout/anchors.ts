// From SPV_KHR_workgroup_memory_explicit_layout.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** Where the pages on which the text is published can be linked to. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_KHR_workgroup_memory_explicit_layout',
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
      'Modifications to the SPIR-V Specification, Version 1.5, Revision 2',
      'Validation Rules',
      'Memory Model',
      'Capabilities',
      'Instructions',
      'Issues',
      'Revision History',
    ],
    names: [],
  },
]
