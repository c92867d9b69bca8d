import { isPointerType } from '../core/shared/pointer-type.ts'
import { alsoEmbedded } from './shared/gated.ts'
import { resultOfType } from './shared/result-of-type.ts'

/** OpGenericCastToPtr, Result Type. */
export const check = alsoEmbedded(
  resultOfType(
    'SPV_KHR_untyped_pointers/generic-cast-to-ptr-result-type-is-a-pointer-type',
    ['OpGenericCastToPtr'],
    isPointerType,
    'a pointer type',
  ),
)
