// From SPV_KHR_constant_data.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_KHR_constant_data',
    isNumbered: false,
    headings: [
      'Name Strings',
      'Contact',
      'Contributors',
      'Status',
      'Version',
      'Dependencies',
      'Overview',
      'Problem Statement',
      'Solution Space',
      'Extension Name',
      'New Capabilities',
      'Modifications to the SPIR-V Specification, Version 1.6.4',
      'Issues',
      'Why is ArrayStride banned on constant data?',
      'Should constant data be packed as a single 32-bit word per element rather than tightly packed?',
      'Are there limits on the amount of data provided as a constant?',
      'Revision History',
    ],
    names: [],
  },
]
