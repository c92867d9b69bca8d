import { mutatorOf } from '../../mutate/mutator-of.ts'
import { idleBitcasts } from '../shared/bitcast-at.ts'
import { bothWays } from '../shared/bitcast-ways.ts'
import { floatingPartners } from '../shared/pointer-partners.ts'

const version15 = 0x0001_0500

export const mutator = mutatorOf({
  name: 'pointer-cast-to-wrong-partner',
  rule: 'bitcast-partner-of-a-pointer-is-a-pointer-or-of-integers',
  summary: 'a pointer is cast to or from floating-point numbers of as many bits',
  ordinals: (module) => (module.version < version15 ? [] : idleBitcasts(module)),
  ways: bothWays(floatingPartners, ({ isPointer }) => isPointer),
})
