import { mutatorOf } from '../../mutate/mutator-of.ts'
import { prefetchesWith, prefetchWords } from '../shared/prefetch-words.ts'
import { noIntegers, uintType } from '../shared/things.ts'
import { operandWays } from '../shared/with-operand.ts'

export const mutator = mutatorOf({
  name: 'prefetch-num-bytes-not-integer',
  rule: 'prefetch-num-bytes-is-a-scalar-integer',
  summary: 'the number of bytes to prefetch is no scalar integer',
  ordinals: (module) => prefetchesWith(module, prefetchWords.numBytes),
  ways: operandWays(prefetchWords.numBytes, {
    ...noIntegers,
    pointer: (_, module, at) => module.instructions[at]?.words[prefetchWords.pointer],
    type: uintType,
  }),
})
