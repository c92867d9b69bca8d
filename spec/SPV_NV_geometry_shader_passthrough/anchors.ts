// From SPV_NV_geometry_shader_passthrough.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_NV_geometry_shader_passthrough',
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
      'New Decorations',
      'New Builtins',
      'New Instructions',
      'Token Number Assignments',
      'Modifications to the SPIR-V Specification, Version 1.1',
      'Validation Rules',
      'Issues',
      'Revision History',
    ],
    names: [],
  },
]
