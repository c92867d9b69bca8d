import { prefetchConstant } from './shared/prefetch-constant.ts'

/** OpUntypedPrefetchKHR, Cache Type. */
export const check = prefetchConstant(
  'SPV_KHR_untyped_pointers/prefetch-cache-type-is-an-integer-constant',
  'Cache Type',
)
