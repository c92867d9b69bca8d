import { prefetchRange } from './shared/prefetch-range.ts'

/** OpUntypedPrefetchKHR, RW. */
export const check = prefetchRange('SPV_KHR_untyped_pointers/prefetch-rw-is-0-or-1', 'RW', 1n)
