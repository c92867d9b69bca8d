import { mutatorOf } from '../../mutate/mutator-of.ts'
import { chainAt, chainsOf, chainWords } from '../shared/chain-at.ts'
import { ptrForms } from '../shared/chain-forms.ts'
import { chainPointerTypes } from '../shared/pointer-types.ts'
import { operandWays } from '../shared/with-operand.ts'

export const mutator = mutatorOf({
  name: 'ptr-access-chain-base-type-pointer',
  rule: 'ptr-access-chain-base-type-is-no-pointer-type',
  summary: 'the base type of a pointer access chain is a pointer type',
  // A pointer type has no parts either: an index would break another rule.
  ordinals: (module) =>
    chainsOf(module, ptrForms).filter((at) => chainAt(module, at)?.indexes.length === 0),
  ways: operandWays(chainWords.baseType, chainPointerTypes),
})
