// From SPV_EXT_mesh_shader.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_EXT_mesh_shader',
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
      'New Execution Models',
      'New Capabilities',
      'New Execution Modes',
      'New Storage Classes',
      'New Decorations',
      'New BuiltIns',
      'New Instructions',
      'Modifications to the SPIR-V Specification',
      'Validation Rules',
      'Issues',
      'Revision History',
    ],
    names: ['OpEmitMeshTasksEXT', 'OpSetMeshOutputsEXT'],
  },
]
