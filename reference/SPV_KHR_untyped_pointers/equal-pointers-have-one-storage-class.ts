import { equality } from './shared/compared.ts'
import { oneStorageClass } from './shared/one-storage-class.ts'

/** OpPtrEqual and OpPtrNotEqual, both operands. */
export const check = oneStorageClass(
  'SPV_KHR_untyped_pointers/equal-pointers-have-one-storage-class',
  equality,
)
