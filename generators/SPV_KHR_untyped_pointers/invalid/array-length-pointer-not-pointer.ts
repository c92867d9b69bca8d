import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { arrayLengthWords } from '../shared/array-length-words.ts'
import { noPointers } from '../shared/things.ts'
import { operandWays } from '../shared/with-operand.ts'

export const mutator = mutatorOf({
  name: 'array-length-pointer-not-pointer',
  rule: 'array-length-pointer-is-a-pointer',
  summary: 'the pointer to the array that is measured is none',
  ordinals: (module) => ordinalsOf(module, 'OpUntypedArrayLengthKHR'),
  ways: operandWays(arrayLengthWords.pointer, {
    ...noPointers,
    'the-structure': (_, module, at) => module.instructions[at]?.words[arrayLengthWords.structure],
  }),
})
