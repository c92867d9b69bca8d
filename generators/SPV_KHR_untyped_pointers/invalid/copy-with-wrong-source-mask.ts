import { mutatorOf } from '../../mutate/mutator-of.ts'
import { memoryBits } from '../shared/masks-of-copy.ts'
import { ruledOrdinals } from '../shared/ruled-ordinals.ts'
import { withMask } from '../shared/with-mask.ts'

const { Volatile, MakePointerAvailable, NonPrivatePointer } = memoryBits

export const mutator = mutatorOf({
  name: 'copy-with-wrong-source-mask',
  rule: 'copy-memory-source-mask-is-not-make-pointer-available',
  summary: 'the second of two masks makes what is written available',
  ordinals: (module) => ruledOrdinals(module, 'OpCopyMemory'),
  ways: {
    instead: (module, at) =>
      withMask(
        module,
        at,
        1,
        () => MakePointerAvailable | NonPrivatePointer,
        'MakePointerAvailable',
      ),
    'beside-volatile': (module, at) =>
      withMask(
        module,
        at,
        1,
        () => Volatile | MakePointerAvailable | NonPrivatePointer,
        'MakePointerAvailable',
      ),
    added: (module, at) =>
      withMask(
        module,
        at,
        1,
        (mask) => mask | MakePointerAvailable | NonPrivatePointer,
        'MakePointerAvailable',
      ),
  },
})
