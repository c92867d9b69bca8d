import { enumerantFacts } from '../fact.ts'
import type { Facts } from '../rule.ts'

/** Transcribed from the table of the text. */
export const facts: Facts = {
  extension: 'SPV_KHR_workgroup_memory_explicit_layout',
  instructions: [],
  enumerants: enumerantFacts('Capability', {
    WorkgroupMemoryExplicitLayoutKHR: [4428, ['Shader']],
    WorkgroupMemoryExplicitLayout8BitAccessKHR: [4429, ['WorkgroupMemoryExplicitLayoutKHR']],
    WorkgroupMemoryExplicitLayout16BitAccessKHR: [4430, ['WorkgroupMemoryExplicitLayoutKHR']],
  }),
  differences: [],
}
