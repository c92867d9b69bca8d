// From SPV_KHR_ray_tracing_position_fetch.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** Where the pages on which the text is published can be linked to. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_KHR_ray_tracing_position_fetch',
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
      'New Builtins',
      'New Instructions',
      'Modifications to the SPIR-V Specification',
      'Validation Rules',
      'Interactions with SPV_KHR_ray_tracing',
      'Interactions with SPV_KHR_ray_query',
      'Issues',
      'Revision History',
    ],
    names: [
      'HitTriangleVertexPositionsKHR',
      'Capability',
      'OpRayQueryGetIntersectionTriangleVertexPositionsKHR',
    ],
  },
]
