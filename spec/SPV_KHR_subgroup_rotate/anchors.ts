// From SPV_KHR_subgroup_rotate.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** Where the pages on which the text is published can be linked to. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_KHR_subgroup_rotate',
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
      'Modifications to the SPIR-V Specification, Version 1.5',
      'Capabilities',
      'Instructions',
      'Issues',
      'Revision History',
    ],
    names: ['OpGroupNonUniformRotateKHR'],
  },
]
