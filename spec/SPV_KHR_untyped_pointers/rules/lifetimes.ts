import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

/** `OpLifetimeStart` and `OpLifetimeStop`. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'lifetime-pointer-is-into-function',
    section: 'Instructions / OpLifetimeStart and OpLifetimeStop',
    class: 'storage-class',
    summary:
      'The type of the Pointer of an OpLifetimeStart or OpLifetimeStop is an OpTypePointer or an OpTypeUntypedPointerKHR with the Storage Class Function.',
    notes:
      'The core sentence on Size still applies: it is 0 if the pointer is to a non-void type or Addresses is not declared. The text does not say whether an untyped pointer counts as one to a non-void type: with Addresses, a Size other than 0 with an untyped pointer is not judged.',
  }),
]
