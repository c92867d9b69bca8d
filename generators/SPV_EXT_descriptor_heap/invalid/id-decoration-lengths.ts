import { mutatorOf } from '../../mutate/mutator-of.ts'
import { extraOperandAt, idDecorations } from '../shared/id-decorations.ts'
import { cutTo, longer } from '../shared/with-words.ts'

export const mutator = mutatorOf({
  name: 'id-decoration-lengths',
  rule: 'id-decoration-has-one-extra-operand',
  summary: 'a stride or an offset is no id, or more than one',
  ordinals: (module) => idDecorations(module),
  ways: {
    ...longer,
    'no-operand': (module, at) => cutTo(module, at, extraOperandAt(module, at) ?? 0),
  },
})
