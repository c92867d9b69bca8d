import { hintConstants } from '../shared/hint-generators.ts'

export const generator = hintConstants(
  {
    name: 'prefetch-cache-type-constants',
    rule: 'prefetch-cache-type-is-an-integer-constant',
    alsoApplies: ['prefetch-pointer-is-a-pointer', 'prefetch-pointer-is-into-cross-workgroup'],
    summary: 'Cache Type is a constant of any integer type; a specialized one may have any value',
  },
  'cache-type',
)
