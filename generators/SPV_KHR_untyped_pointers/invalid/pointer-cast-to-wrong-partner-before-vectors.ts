import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalOfExtension } from '../../mutate/ordinal-of-extension.ts'
import { idleBitcasts } from '../shared/bitcast-at.ts'
import { bothWays } from '../shared/bitcast-ways.ts'
import { floatingPartners, integerPartners } from '../shared/pointer-partners.ts'

const version15 = 0x0001_0500
/** It brings vectors to earlier versions. */
const extension = 'SPV_KHR_physical_storage_buffer'

export const mutator = mutatorOf({
  name: 'pointer-cast-to-wrong-partner-before-vectors',
  rule: 'bitcast-partner-of-a-pointer-is-a-pointer-or-an-integer',
  summary: 'a pointer is cast to or from a vector, or floating-point numbers, of as many bits',
  ordinals: (module) =>
    module.version >= version15 || ordinalOfExtension(module, extension) !== undefined
      ? []
      : idleBitcasts(module),
  ways: bothWays({ ...integerPartners, ...floatingPartners }, ({ isPointer }) => isPointer),
})
