import type { Check } from '../check.ts'
import { storageClass, storageClassName } from './shared/storage-class.ts'

const classes: ReadonlySet<number> = new Set([
  storageClass.Function,
  storageClass.Private,
  storageClass.Workgroup,
])

/** OpUntypedVariableKHR, Data Type. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/untyped-variable-in-function-private-or-workgroup-has-a-data-type',
  at: ['OpUntypedVariableKHR'],
  judge({ operands: [storage, type], word }, _module, report) {
    if (storage !== undefined && type === undefined && classes.has(storage.value))
      report(word, `a variable in ${storageClassName(storage.value)} has no Data Type`)
  },
}
