import { subtraction } from './shared/compared.ts'
import { oneStorageClass } from './shared/one-storage-class.ts'

/** OpPtrDiff, both operands. */
export const check = oneStorageClass(
  'SPV_KHR_untyped_pointers/subtracted-pointers-have-one-storage-class',
  subtraction,
)
