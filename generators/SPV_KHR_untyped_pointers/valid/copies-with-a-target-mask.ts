import { copiesWithMasks } from '../shared/copies-with-masks.ts'

export const generator = copiesWithMasks({
  name: 'copies-with-a-target-mask',
  rule: 'copy-memory-target-mask-is-not-make-pointer-visible',
  summary: 'the first of two masks makes what is written available, and more',
  side: 'target',
  beside: ['none', 'visible'],
})
