import { thingAlone } from '../shared/thing-alone.ts'

export const generator = thingAlone(
  {
    name: 'member-decorate-id-words',
    rule: 'member-decorate-id-has-four-words-or-more',
    summary: 'members are decorated with ids',
  },
  'OpMemberDecorateIdEXT',
)
