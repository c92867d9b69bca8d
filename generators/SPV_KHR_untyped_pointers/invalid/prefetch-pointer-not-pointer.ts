import { mutatorOf } from '../../mutate/mutator-of.ts'
import { typeOf } from '../../mutate/type-of.ts'
import { prefetchesWith, prefetchWords } from '../shared/prefetch-words.ts'
import { noPointers } from '../shared/things.ts'
import { operandWays } from '../shared/with-operand.ts'

export const mutator = mutatorOf({
  name: 'prefetch-pointer-not-pointer',
  rule: 'prefetch-pointer-is-a-pointer',
  summary: 'what is prefetched is no pointer, but a pointer type as the name of the operand says',
  ordinals: (module) => prefetchesWith(module, prefetchWords.pointer),
  ways: operandWays(prefetchWords.pointer, {
    ...noPointers,
    'its-type': (_, module, at) =>
      typeOf(module, module.instructions[at]?.words[prefetchWords.pointer] ?? 0),
    'num-bytes': (_, module, at) => module.instructions[at]?.words[prefetchWords.numBytes],
  }),
})
