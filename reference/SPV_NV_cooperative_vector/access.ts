import type { Check } from '../check.ts'
import { withoutBit } from '../core/shared/memory-masks.ts'

export const checks: readonly Check[] = [
  /** 3.26, MakePointerAvailable. */
  withoutBit(
    'SPV_NV_cooperative_vector/load-does-not-make-available',
    ['OpCooperativeVectorLoadNV'],
    'MakePointerAvailable',
  ),
  /** 3.26, MakePointerVisible. */
  withoutBit(
    'SPV_NV_cooperative_vector/store-does-not-make-visible',
    ['OpCooperativeVectorStoreNV'],
    'MakePointerVisible',
  ),
]
