import { declaresCapability } from '../../mutate/declares-capability.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalOfExtension } from '../../mutate/ordinal-of-extension.ts'
import { withoutExtension } from '../../mutate/without-extension.ts'

const name = 'SPV_EXT_replicated_composites'

export const mutator = mutatorOf({
  name: 'extension-missing',
  rule: 'extension-is-declared',
  summary: 'the capability is declared without the extension',
  ordinals: (module) => {
    const at = ordinalOfExtension(module, name)
    return at === undefined || !declaresCapability(module, 'ReplicatedCompositesEXT') ? [] : [at]
  },
  ways: withoutExtension(name),
})
