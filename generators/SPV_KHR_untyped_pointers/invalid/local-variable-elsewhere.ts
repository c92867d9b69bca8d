import { declaresCapability } from '../../mutate/declares-capability.ts'
import { isUnused } from '../../mutate/is-unused.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { containsPointer } from '../shared/contains-type.ts'
import { storageClass } from '../shared/storage-class.ts'
import { untypedVariablesOf } from '../shared/untyped-variable-at.ts'
import { withClass } from '../shared/with-class.ts'

/** @param capability that the class asks for, or one of those. */
function to(name: string, ...capability: readonly string[]): Way {
  return (module, at) =>
    capability.length === 0 || capability.some((each) => declaresCapability(module, each))
      ? withClass(module, at, storageClass(name))
      : undefined
}

export const mutator = mutatorOf({
  name: 'local-variable-elsewhere',
  rule: 'untyped-variable-in-a-function-is-in-function-storage',
  summary: 'a variable in a function is in another storage class, as is its type',
  ordinals: (module) =>
    untypedVariablesOf(
      module,
      ({ isGlobal, result, initializer, dataType }) =>
        !isGlobal &&
        initializer === undefined &&
        // Not every storage class holds logical pointers.
        !containsPointer(module, dataType) &&
        isUnused(module, result),
    ),
  ways: {
    private: to('Private', 'Shader'),
    workgroup: to('Workgroup'),
    'cross-workgroup': to('CrossWorkgroup', 'Kernel'),
    output: to('Output', 'Shader'),
  },
})
