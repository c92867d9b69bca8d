import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { cutTo } from '../shared/with-words.ts'

export const mutator = mutatorOf({
  name: 'member-decorate-id-lengths',
  rule: 'member-decorate-id-has-four-words-or-more',
  summary: 'a decoration of a member ends before it says which',
  ordinals: (module) => ordinalsOf(module, 'OpMemberDecorateIdEXT'),
  ways: {
    'without-decoration': (module, at) => cutTo(module, at, 2),
    'without-member': (module, at) => cutTo(module, at, 1),
    'without-structure': (module, at) => cutTo(module, at, 0),
  },
})
