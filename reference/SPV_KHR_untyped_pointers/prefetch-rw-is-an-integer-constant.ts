import { prefetchConstant } from './shared/prefetch-constant.ts'

/** OpUntypedPrefetchKHR, RW. */
export const check = prefetchConstant(
  'SPV_KHR_untyped_pointers/prefetch-rw-is-an-integer-constant',
  'RW',
)
