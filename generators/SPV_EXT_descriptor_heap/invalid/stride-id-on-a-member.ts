import { mutatorOf } from '../../mutate/mutator-of.ts'
import { decorationWays, groupWay } from '../shared/decoration-ways.ts'
import { idDecorations } from '../shared/id-decorations.ts'
import { arrayOf, samplerType, structureOfTypes } from '../shared/new-types.ts'

const ofArray = structureOfTypes(arrayOf(samplerType))

export const mutator = mutatorOf({
  name: 'stride-id-on-a-member',
  rule: 'array-stride-id-is-not-on-a-member',
  summary: 'a member gets a stride by an id',
  ordinals: (module) => idDecorations(module, 'ArrayStrideIdEXT').slice(0, 1),
  ways: {
    ...decorationWays(
      { 'member-array': ofArray, 'member-descriptor': structureOfTypes(samplerType) },
      'OpMemberDecorateIdEXT',
      0,
      'ArrayStrideIdEXT',
    ),
    'through-a-group': groupWay(ofArray, 'ArrayStrideIdEXT', 0),
  },
})
