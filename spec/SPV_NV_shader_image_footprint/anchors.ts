// From the document, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_NV_shader_image_footprint',
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
      'Modifications to the SPIR-V Specification, Version 1.3',
      '[[Granularity]]Granularity',
      'Validation Rules',
      'Issues',
      'Revision History',
    ],
    names: ['OpImageSampleFootprintNV'],
  },
]
