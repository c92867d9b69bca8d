import { hintConstants } from '../shared/hint-generators.ts'

export const generator = hintConstants(
  {
    name: 'prefetch-locality-constants',
    rule: 'prefetch-locality-is-an-integer-constant',
    alsoApplies: ['prefetch-pointer-is-a-pointer', 'prefetch-pointer-is-into-cross-workgroup'],
    summary: 'Locality is a constant of any integer type; a specialized one may have any value',
  },
  'locality',
)
