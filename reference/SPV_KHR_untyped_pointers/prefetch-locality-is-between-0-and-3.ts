import { prefetchRange } from './shared/prefetch-range.ts'

/** OpUntypedPrefetchKHR, Locality. */
export const check = prefetchRange(
  'SPV_KHR_untyped_pointers/prefetch-locality-is-between-0-and-3',
  'Locality',
  3n,
)
