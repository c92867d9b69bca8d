import { hintConstants } from '../shared/hint-generators.ts'

export const generator = hintConstants(
  {
    name: 'prefetch-rw-constants',
    rule: 'prefetch-rw-is-an-integer-constant',
    alsoApplies: ['prefetch-pointer-is-a-pointer', 'prefetch-pointer-is-into-cross-workgroup'],
    summary: 'RW is a constant of any integer type; a specialized one may have any value',
  },
  'rw',
)
