// From SPV_NV_raw_access_chains.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_NV_raw_access_chains',
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
      'Modifications to the SPIR-V Specification, Version 1.6',
      'Validation Rules',
      'Capabilities',
      'Instructions',
      '[[Raw_Access_Chain_Operands]]Raw Access Chain Operands',
      'Revision History',
    ],
    names: ['OpRawAccessChainNV'],
  },
]
