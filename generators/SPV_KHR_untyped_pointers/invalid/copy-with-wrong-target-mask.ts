import { mutatorOf } from '../../mutate/mutator-of.ts'
import { memoryBits } from '../shared/masks-of-copy.ts'
import { ruledOrdinals } from '../shared/ruled-ordinals.ts'
import { withMask } from '../shared/with-mask.ts'

const { Volatile, MakePointerVisible, NonPrivatePointer } = memoryBits

export const mutator = mutatorOf({
  name: 'copy-with-wrong-target-mask',
  rule: 'copy-memory-target-mask-is-not-make-pointer-visible',
  summary: 'the first of two masks makes what is read visible',
  ordinals: (module) => ruledOrdinals(module, 'OpCopyMemory'),
  ways: {
    instead: (module, at) =>
      withMask(module, at, 0, () => MakePointerVisible | NonPrivatePointer, 'MakePointerVisible'),
    'beside-volatile': (module, at) =>
      withMask(
        module,
        at,
        0,
        () => Volatile | MakePointerVisible | NonPrivatePointer,
        'MakePointerVisible',
      ),
    added: (module, at) =>
      withMask(
        module,
        at,
        0,
        (mask) => mask | MakePointerVisible | NonPrivatePointer,
        'MakePointerVisible',
      ),
  },
})
