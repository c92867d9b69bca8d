import { isPointerType } from '../core/shared/pointer-type.ts'
import { alsoEmbedded } from './shared/gated.ts'
import { resultOfType } from './shared/result-of-type.ts'

/** OpPtrCastToGeneric, Result Type. */
export const check = alsoEmbedded(
  resultOfType(
    'SPV_KHR_untyped_pointers/ptr-cast-to-generic-result-type-is-a-pointer-type',
    ['OpPtrCastToGeneric'],
    isPointerType,
    'a pointer type',
  ),
)
