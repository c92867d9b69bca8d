import { declaresCapability } from '../../mutate/declares-capability.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalOfExtension } from '../../mutate/ordinal-of-extension.ts'
import { removeExtension } from '../../mutate/remove-extension.ts'

const name = 'SPV_KHR_untyped_pointers'

export const mutator = mutatorOf({
  name: 'untyped-pointers-extension-missing',
  rule: 'untyped-pointers-extension-is-declared',
  summary: 'the extension stands without the one that it requires',
  ordinals: (module) => {
    const at = ordinalOfExtension(module, name)
    const asked =
      ordinalOfExtension(module, 'SPV_EXT_descriptor_heap') !== undefined &&
      !declaresCapability(module, 'UntypedPointersKHR')
    return at === undefined || !asked ? [] : [at]
  },
  ways: { removed: (module) => removeExtension(module, name) },
})
