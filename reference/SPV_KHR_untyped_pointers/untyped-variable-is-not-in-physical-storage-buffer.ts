import { notInStorageClass } from './shared/not-in-storage-class.ts'
import { storageClass } from './shared/storage-class.ts'

/** Universal Validation Rules, Physical Storage Buffer. */
export const check = notInStorageClass(
  'SPV_KHR_untyped_pointers/untyped-variable-is-not-in-physical-storage-buffer',
  storageClass.PhysicalStorageBuffer,
)
