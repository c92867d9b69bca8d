import { alsoEmbedded } from './shared/gated.ts'
import { castTargets } from './shared/generic-casts.ts'
import { resultInStorageClass } from './shared/result-in-storage-class.ts'

/** OpGenericCastToPtr, Result Type. */
export const check = alsoEmbedded(
  resultInStorageClass(
    'SPV_KHR_untyped_pointers/generic-cast-to-ptr-result-type-has-a-target-storage-class',
    ['OpGenericCastToPtr'],
    castTargets,
  ),
)
