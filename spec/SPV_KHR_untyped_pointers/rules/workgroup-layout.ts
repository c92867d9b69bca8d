import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

const section = 'SPV_KHR_workgroup_memory_explicit_layout'

/** What the text changes in SPV_KHR_workgroup_memory_explicit_layout. */
export const workgroupLayoutRules: readonly RuleRow[] = [
  row({
    slug: 'workgroup-variables-are-blocks-all-or-none',
    section,
    class: 'decoration',
    summary:
      'Where WorkgroupMemoryExplicitLayoutKHR is declared, the OpVariable and OpUntypedVariableKHR in Workgroup that the Interface of one OpEntryPoint lists are either all or none of a structure type with Block: what the OpVariable allocates, the Data Type of the OpUntypedVariableKHR.',
    versions: { since: 0x0001_0400 },
    notes: 'Before version 1.4 no Workgroup variable stands in an Interface.',
  }),
  row({
    slug: 'workgroup-blocks-are-aliased-without-untyped-pointers',
    section,
    class: 'decoration',
    summary:
      'Where WorkgroupMemoryExplicitLayoutKHR and not UntypedPointersKHR is declared, and the Interface of one OpEntryPoint lists more than one variable in Workgroup of a structure type with Block, each of these is decorated with Aliased; where UntypedPointersKHR is declared, none of them need be.',
    versions: { since: 0x0001_0400 },
  }),
]
