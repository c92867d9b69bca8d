// From SPV_NV_ray_tracing.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_NV_ray_tracing',
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
      'Modifications to the SPIR-V Specification, Version 1.1',
      'Validation Rules',
      'Issues',
      'Revision History',
    ],
    names: [
      'OpTypeAccelerationStructureNV',
      'OpTraceNV',
      'OpReportIntersectionNV',
      'OpIgnoreIntersectionNV',
      'OpTerminateRayNV',
      'OpExecuteCallableNV',
    ],
  },
]
