// From SPV_EXT_descriptor_heap.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_EXT_descriptor_heap',
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
      'Modifications to the SPIR-V Specification, Version 1.6, Revision 5',
      'Examples',
      'Heap declarations',
      'Buffer access',
      'Issues',
      'Revision History',
    ],
    names: [
      'Descriptor',
      'Buffer',
      'Capability',
      'OpMemberDecorateIdEXT',
      'OpTypeBufferEXT',
      'OpConstantSizeOfEXT',
      'OpBufferPointerEXT',
      'OpUntypedImageTexelPointerEXT',
    ],
  },
]
