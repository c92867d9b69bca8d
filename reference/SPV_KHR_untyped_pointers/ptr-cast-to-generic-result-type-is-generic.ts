import { alsoEmbedded } from './shared/gated.ts'
import { resultInStorageClass } from './shared/result-in-storage-class.ts'
import { storageClass } from './shared/storage-class.ts'

/** OpPtrCastToGeneric, Result Type. */
export const check = alsoEmbedded(
  resultInStorageClass(
    'SPV_KHR_untyped_pointers/ptr-cast-to-generic-result-type-is-generic',
    ['OpPtrCastToGeneric'],
    [storageClass.Generic],
  ),
)
