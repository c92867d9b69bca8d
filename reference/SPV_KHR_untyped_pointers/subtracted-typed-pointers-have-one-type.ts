import { subtraction } from './shared/compared.ts'
import { onePointerType } from './shared/one-pointer-type.ts'

/** OpPtrDiff, both operands. */
export const check = onePointerType(
  'SPV_KHR_untyped_pointers/subtracted-typed-pointers-have-one-type',
  subtraction,
)
