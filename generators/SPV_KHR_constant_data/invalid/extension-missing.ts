import { declaresCapability } from '../../mutate/declares-capability.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalOfExtension } from '../../mutate/ordinal-of-extension.ts'
import { withoutExtension } from '../../mutate/without-extension.ts'
import { isLarge } from '../shared/data.ts'

const name = 'SPV_KHR_constant_data'

export const mutator = mutatorOf({
  name: 'extension-missing',
  rule: 'extension-is-declared',
  summary: 'the capability is declared without the extension',
  ordinals: (module) => {
    const at = ordinalOfExtension(module, name)
    const declared = declaresCapability(module, 'ConstantDataKHR') && !isLarge(module)
    return at === undefined || !declared ? [] : [at]
  },
  ways: withoutExtension(name),
})
