import { declaresCapability } from '../../mutate/declares-capability.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { isIdle } from '../shared/is-idle.ts'
import { storageClass } from '../shared/storage-class.ts'
import { untypedVariablesOf } from '../shared/untyped-variable-at.ts'
import { withClass } from '../shared/with-class.ts'
import { isExplicit } from '../shared/world.ts'

export const mutator = mutatorOf({
  name: 'variable-in-physical-storage-buffer',
  rule: 'untyped-variable-is-not-in-physical-storage-buffer',
  summary: 'an untyped variable is in PhysicalStorageBuffer, as is its type',
  ordinals: (module) =>
    declaresCapability(module, 'PhysicalStorageBufferAddresses')
      ? untypedVariablesOf(
          module,
          ({ storageClass: name, result }) => isExplicit(name) && isIdle(module, result),
        )
      : [],
  ways: {
    'with-its-type': (module, at) => withClass(module, at, storageClass('PhysicalStorageBuffer')),
  },
})
