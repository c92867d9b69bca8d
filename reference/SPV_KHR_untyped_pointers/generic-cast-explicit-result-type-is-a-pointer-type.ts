import { isPointerType } from '../core/shared/pointer-type.ts'
import { resultOfType } from './shared/result-of-type.ts'

/** OpGenericCastToPtrExplicit, Result Type. */
export const check = resultOfType(
  'SPV_KHR_untyped_pointers/generic-cast-explicit-result-type-is-a-pointer-type',
  ['OpGenericCastToPtrExplicit'],
  isPointerType,
  'a pointer type',
)
