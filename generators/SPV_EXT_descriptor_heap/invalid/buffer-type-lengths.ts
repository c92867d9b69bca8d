import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { cutTo, longer } from '../shared/with-words.ts'

export const mutator = mutatorOf({
  name: 'buffer-type-lengths',
  rule: 'buffer-type-has-three-words',
  summary: 'a buffer type has lost its storage class, or has something behind it',
  ordinals: (module) => ordinalsOf(module, 'OpTypeBufferEXT'),
  ways: {
    ...longer,
    'without-storage-class': (module, at) => cutTo(module, at, 1),
    'without-result': (module, at) => cutTo(module, at, 0),
  },
})
