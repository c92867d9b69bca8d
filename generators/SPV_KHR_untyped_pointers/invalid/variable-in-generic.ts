import { declaresCapability } from '../../mutate/declares-capability.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { containsBoolean } from '../shared/contains-type.ts'
import { isIdle } from '../shared/is-idle.ts'
import { storageClass } from '../shared/storage-class.ts'
import { untypedVariableAt, untypedVariablesOf } from '../shared/untyped-variable-at.ts'
import { withClass } from '../shared/with-class.ts'

const toGeneric: Way = (module, at) =>
  untypedVariableAt(module, at).storageClass === 'Generic'
    ? undefined
    : withClass(module, at, storageClass('Generic'))

export const mutator = mutatorOf({
  name: 'variable-in-generic',
  rule: 'untyped-variable-is-not-in-generic',
  summary: 'an untyped variable is in Generic, as is its type',
  ordinals: (module) =>
    declaresCapability(module, 'GenericPointer')
      ? untypedVariablesOf(
          module,
          ({ isGlobal, result, dataType }) =>
            isGlobal && isIdle(module, result) && !containsBoolean(module, dataType),
        )
      : [],
  ways: { 'with-its-type': toGeneric },
})
