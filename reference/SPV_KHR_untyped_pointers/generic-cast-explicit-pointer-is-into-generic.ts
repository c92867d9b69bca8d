import { pointerInStorageClass } from './shared/pointer-in-storage-class.ts'
import { storageClass } from './shared/storage-class.ts'

/** OpGenericCastToPtrExplicit, Pointer. */
export const check = pointerInStorageClass(
  'SPV_KHR_untyped_pointers/generic-cast-explicit-pointer-is-into-generic',
  ['OpGenericCastToPtrExplicit'],
  0,
  storageClass.Generic,
)
