import { pointerInStorageClass } from './shared/pointer-in-storage-class.ts'
import { prefetch, prefetchOperand } from './shared/prefetch.ts'
import { storageClass } from './shared/storage-class.ts'

/** OpUntypedPrefetchKHR, Pointer. */
export const check = pointerInStorageClass(
  'SPV_KHR_untyped_pointers/prefetch-pointer-is-into-cross-workgroup',
  prefetch,
  prefetchOperand.Pointer,
  storageClass.CrossWorkgroup,
)
