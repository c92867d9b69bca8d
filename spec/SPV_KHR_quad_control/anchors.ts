// From SPV_KHR_quad_control.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_KHR_quad_control',
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
      'Modifications to the SPIR-V Specification, Version 1.6.3',
      '3.6 Execution Mode',
      '3.31 Capabilities',
      '3.42.24 Non-Uniform Instructions',
      'Issues',
      'Why do the new quad operations not have execution scopes?',
      'Revision History',
    ],
    names: ['OpGroupNonUniformQuadAllKHR', 'OpGroupNonUniformQuadAnyKHR'],
  },
]
