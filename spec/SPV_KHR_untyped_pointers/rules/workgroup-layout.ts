import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

const section = 'SPV_KHR_workgroup_memory_explicit_layout'

/** Changes of the text to SPV_KHR_workgroup_memory_explicit_layout. */
export const workgroupLayoutRules: readonly RuleRow[] = [
  row({
    slug: 'workgroup-variables-are-blocks-all-or-none',
    section,
    class: 'decoration',
    summary:
      'If WorkgroupMemoryExplicitLayoutKHR is declared, either all or none of the OpVariable and OpUntypedVariableKHR in Workgroup that the Interface of one OpEntryPoint lists have a structure type with Block, as the type that the OpVariable allocates or as the Data Type of the OpUntypedVariableKHR.',
    versions: { since: 0x0001_0400 },
    notes: 'Before version 1.4, Workgroup variables are not listed in an Interface.',
  }),
  row({
    slug: 'workgroup-blocks-are-aliased-without-untyped-pointers',
    section,
    class: 'decoration',
    summary:
      'If WorkgroupMemoryExplicitLayoutKHR is declared, UntypedPointersKHR is not, and the Interface of one OpEntryPoint lists more than one variable in Workgroup of a structure type with Block, each of these is decorated with Aliased; if UntypedPointersKHR is declared, none of them needs to be.',
    versions: { since: 0x0001_0400 },
  }),
]
