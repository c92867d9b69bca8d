// From SPV_KHR_ray_tracing.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_KHR_ray_tracing',
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
      'New Execution Models',
      'New Capabilities',
      'New Storage Classes',
      'New Builtins',
      'New Instructions',
      'Modifications to the SPIR-V Specification',
      'Validation Rules',
      'Interactions with SPV_KHR_ray_query',
      'Issues',
      'Revision History',
    ],
    names: [
      'ray_flags',
      'hit_kinds',
      'OpTypeAccelerationStructureKHR',
      'OpConvertUToAccelerationStructureKHR',
      'OpTraceRayKHR',
      'OpReportIntersectionKHR',
      'OpIgnoreIntersectionKHR',
      'OpTerminateRayKHR',
      'OpExecuteCallableKHR',
    ],
  },
]
