import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

/** The interfaces of entry points. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'entry-point-interface-lists-global-variables',
    section: 'Instructions / OpEntryPoint',
    class: 'operand',
    summary:
      'Each Interface id of an OpEntryPoint is an OpVariable or an OpUntypedVariableKHR outside every function.',
  }),
  row({
    slug: 'entry-point-interface-has-each-used-untyped-variable',
    section: 'Instructions / OpEntryPoint',
    class: 'operand',
    summary:
      'The Interface of an OpEntryPoint lists each OpUntypedVariableKHR outside every function that an instruction in the static call tree of the entry point refers to: before version 1.4 those in Input and Output, from version 1.4 on those in any storage class.',
  }),
  row({
    slug: 'entry-point-interface-before-version-1-4-is-input-or-output',
    section: 'Instructions / OpEntryPoint',
    class: 'storage-class',
    summary:
      'Before version 1.4, an OpUntypedVariableKHR in the Interface of an OpEntryPoint has the Storage Class Input or Output.',
    versions: { until: 0x0001_0300 },
  }),
]
