import { mutatorOf } from '../../mutate/mutator-of.ts'
import { isIdle } from '../shared/is-idle.ts'
import { storageClass } from '../shared/storage-class.ts'
import { untypedVariablesOf } from '../shared/untyped-variable-at.ts'
import { withClass } from '../shared/with-class.ts'

export const mutator = mutatorOf({
  name: 'global-variable-in-function-storage',
  rule: 'global-untyped-variable-is-not-in-function-storage',
  summary: 'a variable outside every function is in Function, as is its type',
  ordinals: (module) =>
    untypedVariablesOf(
      module,
      ({ isGlobal, result, dataType }) =>
        isGlobal && dataType !== undefined && isIdle(module, result),
    ),
  ways: { 'with-its-type': (module, at) => withClass(module, at, storageClass('Function')) },
})
