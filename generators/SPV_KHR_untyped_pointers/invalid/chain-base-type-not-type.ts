import { declaresCapability } from '../../mutate/declares-capability.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { chainAt, chainsOf, chainWords } from '../shared/chain-at.ts'
import { isPtrForm } from '../shared/chain-forms.ts'
import { noTypes } from '../shared/things.ts'
import { operandWays } from '../shared/with-operand.ts'

export const mutator = mutatorOf({
  name: 'chain-base-type-not-type',
  rule: 'chain-base-type-is-a-type',
  summary: 'the base type of a chain is an object, as if the base stood in its place',
  ordinals: (module) => chainsOf(module),
  ways: operandWays(chainWords.baseType, {
    ...noTypes,
    // A logical pointer must not be an operand of every chain.
    variable: (graft, module, at) => {
      const form = chainAt(module, at)?.form ?? 'ptr-access'
      return isPtrForm(form) && !declaresCapability(module, 'Addresses')
        ? undefined
        : noTypes.variable(graft, module, at)
    },
  }),
})
