import { notInStorageClass } from './shared/not-in-storage-class.ts'
import { storageClass } from './shared/storage-class.ts'

/** OpUntypedVariableKHR, Storage Class. */
export const check = notInStorageClass(
  'SPV_KHR_untyped_pointers/untyped-variable-is-not-in-generic',
  storageClass.Generic,
)
