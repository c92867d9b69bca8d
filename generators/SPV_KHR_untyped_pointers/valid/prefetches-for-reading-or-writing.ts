import { hintValues } from '../shared/hint-generators.ts'

export const generator = hintValues(
  {
    name: 'prefetches-for-reading-or-writing',
    rule: 'prefetch-rw-is-0-or-1',
    alsoApplies: ['prefetch-pointer-is-a-pointer', 'prefetch-pointer-is-into-cross-workgroup'],
    summary: 'memory is prefetched to be read or to be written',
  },
  'rw',
  [0, 1],
)
