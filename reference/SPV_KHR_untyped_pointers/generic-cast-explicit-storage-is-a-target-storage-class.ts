import type { Check } from '../check.ts'
import { castTargets } from './shared/generic-casts.ts'
import { storageClassName } from './shared/storage-class.ts'

/** OpGenericCastToPtrExplicit, Storage. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/generic-cast-explicit-storage-is-a-target-storage-class',
  at: ['OpGenericCastToPtrExplicit'],
  judge({ operands: [, storage] }, _module, report) {
    if (storage !== undefined && !castTargets.includes(storage.value))
      report(storage.word, `Storage is ${storageClassName(storage.value)}`)
  },
}
