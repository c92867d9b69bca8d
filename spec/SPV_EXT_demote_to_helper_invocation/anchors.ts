// From SPV_EXT_demote_to_helper_invocation.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_EXT_demote_to_helper_invocation',
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
      'Modifications to the SPIR-V Specification, Version 1.4',
      'Capabilities',
      'Instructions',
      'Issues',
      'Revision History',
    ],
    names: ['OpDemoteToHelperInvocationEXT', 'OpIsHelperInvocationEXT'],
  },
]
