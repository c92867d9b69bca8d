// From SPV_KHR_maximal_reconvergence.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** Where the pages on which the text is published can be linked to. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_KHR_maximal_reconvergence',
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
      'Maximal Reconvergence [[MaximalReconvergence]]',
      'Notation',
      'Initial State',
      'Divergence',
      'Reconvergence [[Reconvergence]]',
      'Non-reconvergence',
      'Issues',
      'Revision History',
    ],
    names: [
      'Tangle',
      'Converged',
      'DynamicSuccessor',
      'DynamicPredecessor',
      'MaximallyReconvergesKHR',
      'Divergence',
      'Reconverge',
      'Related',
      'EscapeReconvergence',
    ],
  },
]
