// From SPV_NV_shader_atomic_fp16_vector.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_NV_shader_atomic_fp16_vector',
    isNumbered: false,
    headings: [
      'Name Strings',
      'Contact',
      'Contributors',
      'Status',
      'Version',
      'Dependencies',
      'Overview',
      'Extension Name',
      'New Capabilities',
      'Modifications to the SPIR-V Specification, Version 1.5',
      'Validation Rules',
      'Issues',
      'Revision History',
    ],
    names: [],
  },
]
