import { mutatorOf } from '../../mutate/mutator-of.ts'
import { chainAt, chainsOf, chainWords } from '../shared/chain-at.ts'
import { noPointers } from '../shared/things.ts'
import { operandWays } from '../shared/with-operand.ts'

export const mutator = mutatorOf({
  name: 'chain-base-not-pointer',
  rule: 'chain-base-is-a-pointer',
  summary: 'the base of a chain is an object that is no pointer, or the base type again',
  ordinals: (module) => chainsOf(module),
  ways: operandWays(chainWords.base, {
    ...noPointers,
    'object-of-the-base-type': (graft, module, at) => {
      const chain = chainAt(module, at)
      return chain === undefined ? undefined : graft.add('OpUndef', chain.baseType)
    },
    'its-type': (_, module, at) => chainAt(module, at)?.resultType,
  }),
})
