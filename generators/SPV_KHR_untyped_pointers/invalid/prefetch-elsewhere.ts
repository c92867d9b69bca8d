import { declaresCapability } from '../../mutate/declares-capability.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { prefetchesWith, prefetchWords } from '../shared/prefetch-words.ts'
import { uintType } from '../shared/things.ts'
import { type Declare, operandWays } from '../shared/with-operand.ts'

/** A null pointer into that storage class. */
function untyped(storageClass: string): Declare {
  return (graft) => graft.add('OpConstantNull', graft.add('OpTypeUntypedPointerKHR', storageClass))
}

function typed(storageClass: string): Declare {
  return (graft, module, at) => {
    const uint = uintType(graft, module, at)
    return uint === undefined
      ? undefined
      : graft.add('OpConstantNull', graft.add('OpTypePointer', storageClass, uint))
  }
}

function whereGeneric(declare: Declare): Declare {
  return (graft, module, at) =>
    declaresCapability(module, 'GenericPointer') ? declare(graft, module, at) : undefined
}

export const mutator = mutatorOf({
  name: 'prefetch-elsewhere',
  rule: 'prefetch-pointer-is-into-cross-workgroup',
  summary: 'what is prefetched is in another storage class',
  ordinals: (module) => prefetchesWith(module, prefetchWords.pointer),
  ways: operandWays(prefetchWords.pointer, {
    'untyped-workgroup': untyped('Workgroup'),
    'untyped-function': untyped('Function'),
    'untyped-uniform-constant': untyped('UniformConstant'),
    'untyped-generic': whereGeneric(untyped('Generic')),
    'typed-workgroup': typed('Workgroup'),
    'typed-function': typed('Function'),
    'typed-generic': whereGeneric(typed('Generic')),
  }),
})
