import { resultInStorageClass } from './shared/result-in-storage-class.ts'
import { storageClass } from './shared/storage-class.ts'

/** OpImageTexelPointer, Result Type. */
export const check = resultInStorageClass(
  'SPV_KHR_untyped_pointers/image-texel-pointer-result-type-is-image',
  ['OpImageTexelPointer'],
  [storageClass.Image],
)
