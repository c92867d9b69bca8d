import { mutatorOf } from '../../mutate/mutator-of.ts'
import { heapBuiltIns } from '../shared/heap-built-ins.ts'
import { longer } from '../shared/with-words.ts'

export const mutator = mutatorOf({
  name: 'heap-built-in-lengths',
  rule: 'heap-built-in-has-no-extra-operand',
  summary: 'something stands behind the built-in of a heap',
  ordinals: (module) => heapBuiltIns(module),
  ways: longer,
})
