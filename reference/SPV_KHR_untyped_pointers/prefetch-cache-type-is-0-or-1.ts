import { prefetchRange } from './shared/prefetch-range.ts'

/** OpUntypedPrefetchKHR, Cache Type. */
export const check = prefetchRange(
  'SPV_KHR_untyped_pointers/prefetch-cache-type-is-0-or-1',
  'Cache Type',
  1n,
)
