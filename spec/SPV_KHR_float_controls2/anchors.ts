// From SPV_KHR_float_controls2.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_KHR_float_controls2',
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
      'Universal Validation Rules',
      'Execution Mode',
      'FP Fast Math Mode',
      'Decoration',
      'Capability',
      'Modifications to the GLSL.std.450 Extended Instruction Set',
      'Introduction',
      'Deprecation',
      'Issues',
      'Revision History',
    ],
    names: [],
  },
]
