// From SPV_EXT_shader_tile_image.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_EXT_shader_tile_image',
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
      'New Instructions',
      'New Execution Modes',
      'Modifications to the SPIR-V Specification, Version 1.5',
      'Validation Rules',
      'Execution Modes',
      'Storage Classes',
      'Dims',
      'Decorations',
      'Capabilities',
      'Instructions',
      'Issues',
      'Revision History',
    ],
    names: ['OpColorAttachmentReadEXT', 'OpDepthAttachmentReadEXT', 'OpStencilAttachmentReadEXT'],
  },
]
