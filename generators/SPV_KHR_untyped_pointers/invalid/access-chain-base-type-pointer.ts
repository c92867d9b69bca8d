import { mutatorOf } from '../../mutate/mutator-of.ts'
import { chainAt, chainsOf, chainWords } from '../shared/chain-at.ts'
import { accessForms } from '../shared/chain-forms.ts'
import { chainPointerTypes } from '../shared/pointer-types.ts'
import { operandWays } from '../shared/with-operand.ts'

export const mutator = mutatorOf({
  name: 'access-chain-base-type-pointer',
  rule: 'access-chain-base-type-is-no-pointer-type',
  summary: 'the base type of an access chain is a pointer type, as that of a typed one would be',
  // A pointer type has no parts either: an index would break another rule.
  ordinals: (module) =>
    chainsOf(module, accessForms).filter((at) => chainAt(module, at)?.indexes.length === 0),
  ways: operandWays(chainWords.baseType, chainPointerTypes),
})
