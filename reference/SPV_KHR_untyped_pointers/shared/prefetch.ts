/** The instruction that the rules on prefetching look at. */
export const prefetch: readonly string[] = ['OpUntypedPrefetchKHR']

/** Names and places of its operands. */
export const prefetchOperand = {
  Pointer: 0,
  'Num Bytes': 1,
  RW: 2,
  Locality: 3,
  'Cache Type': 4,
} as const
