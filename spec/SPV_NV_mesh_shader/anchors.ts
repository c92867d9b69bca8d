// From SPV_NV_mesh_shader.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** Where the pages on which the text is published can be linked to. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_NV_mesh_shader',
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
      'Modifications to the SPIR-V Specification, Version 1.3',
      'Validation Rules',
      'Issues',
      'Revision History',
    ],
    names: ['OpWritePackedPrimitiveIndices4x8NV'],
  },
]
