// From SPV_EXT_shader_subgroup_partitioned.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_EXT_shader_subgroup_partitioned',
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
      'Modifications to the SPIR-V Specification, Version 1.3',
      'Validation Rules',
      'Issues',
      'Revision History',
    ],
    names: ['OpGroupNonUniformPartitionEXT'],
  },
]
