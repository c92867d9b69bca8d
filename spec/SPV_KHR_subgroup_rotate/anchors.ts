// From SPV_KHR_subgroup_rotate.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
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
