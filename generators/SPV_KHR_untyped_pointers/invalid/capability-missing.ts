import { declaresCapability } from '../../mutate/declares-capability.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalOfCapability } from '../../mutate/ordinal-of-capability.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { withoutCapability } from '../../mutate/without-capability.ts'
import { newInstructions } from '../shared/new-instructions.ts'

const name = 'UntypedPointersKHR'

/** Capabilities whose rules tell modules with untyped pointers from others, or that imply the capability. */
const entangled = ['WorkgroupMemoryExplicitLayoutKHR', 'DescriptorHeapEXT']

export const mutator = mutatorOf({
  name: 'capability-missing',
  rule: 'new-instruction-has-its-capability',
  summary: 'instructions of the text are used without the capability',
  ordinals: (module) => {
    const at = ordinalOfCapability(module, name)
    const alone =
      ordinalsOf(module, ...newInstructions).length > 0 &&
      ordinalsOf(module, 'OpCopyMemorySized').length === 0 &&
      !entangled.some((each) => declaresCapability(module, each))
    return at === undefined || !alone ? [] : [at]
  },
  ways: withoutCapability(name),
})
