import { alsoEmbedded, whereDeclared } from './shared/gated.ts'
import { onePointee } from './shared/one-pointee.ts'

/** OpGenericCastToPtr, Result Type and Pointer. */
export const check = alsoEmbedded(
  whereDeclared(
    onePointee(
      'SPV_KHR_untyped_pointers/generic-cast-to-ptr-typed-pointers-point-to-one-type',
      'OpGenericCastToPtr',
    ),
  ),
)
