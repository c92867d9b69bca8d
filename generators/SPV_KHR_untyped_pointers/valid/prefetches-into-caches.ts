import { hintValues } from '../shared/hint-generators.ts'

export const generator = hintValues(
  {
    name: 'prefetches-into-caches',
    rule: 'prefetch-cache-type-is-0-or-1',
    alsoApplies: ['prefetch-pointer-is-a-pointer', 'prefetch-pointer-is-into-cross-workgroup'],
    summary: 'memory is prefetched into the cache for instructions or that for data',
  },
  'cache-type',
  [0, 1],
)
