import type { Check } from '../check.ts'
import { storageClassName } from '../SPV_KHR_untyped_pointers/shared/storage-class.ts'
import { bufferClasses } from './shared/enumerants.ts'
import { bufferType } from './shared/instructions.ts'

/** OpTypeBufferEXT, Storage Class. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/buffer-type-is-uniform-or-storage-buffer',
  at: [bufferType],
  judge({ operands: [storage] }, _module, report) {
    if (storage !== undefined && !bufferClasses.has(storage.value))
      report(storage.word, `Storage Class is ${storageClassName(storage.value)}`)
  },
}
