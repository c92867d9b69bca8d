import { equality } from './shared/compared.ts'
import { onePointerType } from './shared/one-pointer-type.ts'

/** OpPtrEqual and OpPtrNotEqual, both operands. */
export const check = onePointerType(
  'SPV_KHR_untyped_pointers/equal-typed-pointers-have-one-type',
  equality,
)
