import { whereDeclared } from './shared/gated.ts'
import { onePointee } from './shared/one-pointee.ts'

/** OpGenericCastToPtrExplicit, Result Type and Pointer. */
export const check = whereDeclared(
  onePointee(
    'SPV_KHR_untyped_pointers/generic-cast-explicit-typed-pointers-point-to-one-type',
    'OpGenericCastToPtrExplicit',
  ),
)
