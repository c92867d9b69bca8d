import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalOfCapability } from '../../mutate/ordinal-of-capability.ts'
import { dataOf } from '../shared/data.ts'
import { utfDecorations } from '../shared/utf-decorations.ts'
import { withoutCapability } from '../shared/without-capability.ts'

export const mutator = mutatorOf({
  name: 'data-without-capability',
  rule: 'data-needs-the-capability',
  summary: 'an instruction of the text is used without the capability',
  ordinals: (module) => {
    const at = ordinalOfCapability(module, 'ConstantDataKHR')
    // The decoration would lack the capability as well.
    const alone = dataOf(module).length > 0 && utfDecorations(module).length === 0
    return at === undefined || !alone ? [] : [at]
  },
  ways: withoutCapability,
})
