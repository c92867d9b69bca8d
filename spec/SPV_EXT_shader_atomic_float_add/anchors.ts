// From SPV_EXT_shader_atomic_float_add.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_EXT_shader_atomic_float_add',
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
      'New Instructions',
      'Validation Rules',
      'Issues',
      'Revision History',
    ],
    names: ['OpAtomicFAddEXT'],
  },
]
