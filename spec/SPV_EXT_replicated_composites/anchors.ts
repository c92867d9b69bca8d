// From SPV_EXT_replicated_composites.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_EXT_replicated_composites',
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
      'Capabilities',
      'Instructions',
      'Issues',
      'Revision History',
    ],
    names: [
      'OpConstantCompositeReplicateEXT',
      'OpSpecConstantCompositeReplicateEXT',
      'OpCompositeConstructReplicateEXT',
    ],
  },
]
