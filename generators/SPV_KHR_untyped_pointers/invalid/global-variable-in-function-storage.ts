import type { Module } from '../../module.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { usesOf } from '../../mutate/uses-of.ts'
import { isIdle } from '../shared/is-idle.ts'
import { storageClass } from '../shared/storage-class.ts'
import { untypedVariablesOf } from '../shared/untyped-variable-at.ts'
import { withClass } from '../shared/with-class.ts'

const opDecorateId = 332

/** Whether it may be a counter buffer or have one, which is in Uniform. */
function isDecoratedById(module: Module, id: number): boolean {
  return usesOf(module, id).some(({ at }) => module.instructions[at]?.opcode === opDecorateId)
}

export const mutator = mutatorOf({
  name: 'global-variable-in-function-storage',
  rule: 'global-untyped-variable-is-not-in-function-storage',
  summary: 'a variable outside every function is in Function, as is its type',
  ordinals: (module) =>
    untypedVariablesOf(
      module,
      ({ isGlobal, result, dataType }) =>
        isGlobal &&
        dataType !== undefined &&
        isIdle(module, result) &&
        !isDecoratedById(module, result),
    ),
  ways: { 'with-its-type': (module, at) => withClass(module, at, storageClass('Function')) },
})
