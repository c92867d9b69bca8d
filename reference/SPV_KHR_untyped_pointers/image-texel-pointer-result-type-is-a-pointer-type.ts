import { isPointerType } from '../core/shared/pointer-type.ts'
import { resultOfType } from './shared/result-of-type.ts'

/** OpImageTexelPointer, Result Type. */
export const check = resultOfType(
  'SPV_KHR_untyped_pointers/image-texel-pointer-result-type-is-a-pointer-type',
  ['OpImageTexelPointer'],
  isPointerType,
  'a pointer type',
)
