import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalOfCapability } from '../../mutate/ordinal-of-capability.ts'
import { dataOf } from '../shared/data.ts'
import { utfDecorations } from '../shared/utf-decorations.ts'
import { withoutCapability } from '../shared/without-capability.ts'

export const mutator = mutatorOf({
  name: 'utf-without-capability',
  rule: 'utf-encoded-needs-the-capability',
  summary: 'the decoration is used without the capability',
  ordinals: (module) => {
    const at = ordinalOfCapability(module, 'ConstantDataKHR')
    // The instructions would lack the capability as well.
    const alone = utfDecorations(module).length > 0 && dataOf(module).length === 0
    return at === undefined || !alone ? [] : [at]
  },
  ways: withoutCapability,
})
