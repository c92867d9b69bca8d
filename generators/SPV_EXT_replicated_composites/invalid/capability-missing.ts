import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalOfCapability } from '../../mutate/ordinal-of-capability.ts'
import { withoutCapability } from '../../mutate/without-capability.ts'
import { replicatesOf } from '../shared/replicates.ts'

const name = 'ReplicatedCompositesEXT'

export const mutator = mutatorOf({
  name: 'capability-missing',
  rule: 'capability-is-declared',
  summary: 'an instruction of the text is used without the capability',
  ordinals: (module) => {
    const at = ordinalOfCapability(module, name)
    return at === undefined || replicatesOf(module).length === 0 ? [] : [at]
  },
  ways: withoutCapability(name),
})
