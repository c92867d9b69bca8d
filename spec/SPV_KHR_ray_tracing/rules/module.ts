import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

/** Rules on a module with the capability. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'version-is-1-4-or-later',
    section: 'Dependencies',
    summary: 'A module that declares RayTracingKHR is of SPIR-V 1.4 or later.',
    class: 'capability',
    notes: 'A capability that implies RayTracingKHR counts.',
  }),
]
