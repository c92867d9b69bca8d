import { copiesWithMasks } from '../shared/copies-with-masks.ts'

export const generator = copiesWithMasks({
  name: 'copies-with-a-source-mask',
  rule: 'copy-memory-source-mask-is-not-make-pointer-available',
  summary: 'the second of two masks makes what is read visible, and more',
  side: 'source',
  beside: ['none', 'available'],
})
