import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

/** Rules on further declarations of a module with the capability. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'version-is-1-3-or-later',
    section: 'Dependencies',
    summary: 'A module that declares CooperativeMatrixKHR is of SPIR-V 1.3 or later.',
    class: 'capability',
    notes: 'A capability that implies CooperativeMatrixKHR counts.',
  }),
  row({
    slug: 'vulkan-memory-model-is-declared',
    section: 'Dependencies; Modifications: 2.16.2 Validation Rules for Shader Capabilities',
    summary:
      'A module that declares Shader and CooperativeMatrixKHR declares VulkanMemoryModel as well.',
    class: 'capability',
    notes:
      'Declared capabilities include those that others imply. A module that declares Kernel besides Shader is not exempt.',
  }),
]
