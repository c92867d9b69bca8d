// From SPV_EXT_fragment_shader_interlock.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_EXT_fragment_shader_interlock',
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
      'New Execution Modes',
      'New Capabilities',
      'New Instructions',
      'Token Number Assignments',
      'Modifications to the SPIR-V Specification, Version 1.3',
      'Validation Rules',
      'Issues',
      'Revision History',
    ],
    names: ['OpBeginInvocationInterlockEXT', 'OpEndInvocationInterlockEXT'],
  },
]
