import { hintValues } from '../shared/hint-generators.ts'

export const generator = hintValues(
  {
    name: 'prefetches-by-locality',
    rule: 'prefetch-locality-is-between-0-and-3',
    alsoApplies: ['prefetch-pointer-is-a-pointer', 'prefetch-pointer-is-into-cross-workgroup'],
    summary: 'memory is prefetched with each temporal locality',
  },
  'locality',
  [0, 1, 2, 3],
)
