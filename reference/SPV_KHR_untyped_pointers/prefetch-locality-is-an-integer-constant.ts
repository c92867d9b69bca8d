import { prefetchConstant } from './shared/prefetch-constant.ts'

/** OpUntypedPrefetchKHR, Locality. */
export const check = prefetchConstant(
  'SPV_KHR_untyped_pointers/prefetch-locality-is-an-integer-constant',
  'Locality',
)
