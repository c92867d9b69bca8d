import { mutatorOf } from '../../mutate/mutator-of.ts'
import { castsOfOthers, noPointerCasts } from '../shared/cast-ways.ts'
import { idleCasts } from '../shared/generic-cast-at.ts'

export const mutator = mutatorOf({
  name: 'cast-from-generic-of-another',
  rule: 'generic-cast-to-ptr-pointer-is-into-generic',
  summary: 'a cast from Generic takes a pointer into another storage class, or no pointer',
  ordinals: (module) => idleCasts(module, 'OpGenericCastToPtr'),
  ways: { ...noPointerCasts, ...castsOfOthers('CrossWorkgroup', 'Workgroup', 'UniformConstant') },
})
