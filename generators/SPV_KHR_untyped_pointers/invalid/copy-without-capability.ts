import { declaresCapability } from '../../mutate/declares-capability.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { removeCapability } from '../../mutate/remove-capability.ts'
import { newInstructions } from '../shared/new-instructions.ts'

/** They imply one of the two, or tell modules with untyped pointers from others. */
const others = ['DescriptorHeapEXT', 'GenericPointer', 'WorkgroupMemoryExplicitLayoutKHR'] as const

export const mutator = mutatorOf({
  name: 'copy-without-capability',
  rule: 'copy-memory-sized-has-a-capability',
  summary: 'memory is copied by size where neither capability is declared',
  ordinals: (module) => {
    const alone =
      ordinalsOf(module, ...newInstructions).length === 0 &&
      !others.some((each) => declaresCapability(module, each))
    return alone ? ordinalsOf(module, 'OpCopyMemorySized').slice(0, 1) : []
  },
  ways: {
    'untyped-pointers-removed': (module) =>
      declaresCapability(module, 'UntypedPointersKHR') && !declaresCapability(module, 'Addresses')
        ? removeCapability(module, 'UntypedPointersKHR')
        : undefined,
  },
})
