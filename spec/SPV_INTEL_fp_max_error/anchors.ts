// From SPV_INTEL_fp_max_error.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_INTEL_fp_max_error',
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
      'New capabilities',
      'New Decorations',
      'Token Number Assignments',
      'Modifications to the SPIR-V Specification, Version 1.6',
      'Decoration',
      'Capability',
      'Validation Rules',
      'Issues',
      'Revision History',
    ],
    names: [],
  },
]
