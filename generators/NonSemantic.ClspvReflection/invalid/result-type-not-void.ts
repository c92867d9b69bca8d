import type { Graft } from '../../mutate/graft.ts'
import { graft } from '../../mutate/graft.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { replaceWord } from '../../mutate/replace-word.ts'
import { reflectedOf } from '../shared/reflected-of.ts'

function resultType(declare: (graft: Graft) => number | undefined): Way {
  return (module, at) => {
    const added = graft(module, at)
    const type = declare(added)
    if (type === undefined) return undefined
    const { module: wider, shift } = added.done()
    return replaceWord(wider, at + shift, 0, type)
  }
}

function word(added: Graft): number | undefined {
  return added.type('OpTypeInt', 32, 0)
}

export const mutator = mutatorOf({
  name: 'result-type-not-void',
  rule: 'result-type-is-void',
  summary: 'an instruction of the set has a result type with values',
  ordinals: (module) => reflectedOf(module).map(({ at }) => at),
  ways: {
    uint: resultType(word),
    int: resultType((added) => added.type('OpTypeInt', 32, 1)),
    float: resultType((added) => added.type('OpTypeFloat', 32)),
    bool: resultType((added) => added.type('OpTypeBool')),
    vector: resultType((added) => {
      const component = word(added)
      return component === undefined ? undefined : added.type('OpTypeVector', component, 2)
    }),
    structure: resultType((added) => added.add('OpTypeStruct')),
  },
})
