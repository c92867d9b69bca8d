import { mutatorOf } from '../../mutate/mutator-of.ts'
import { operandWords } from '../shared/comparison-at.ts'
import { comparisons } from '../shared/comparisons.ts'
import { noPointerObjects } from '../shared/no-pointers.ts'
import { ruledOrdinals } from '../shared/ruled-ordinals.ts'
import { operandWays } from '../shared/with-operand.ts'

function named(operand: keyof typeof operandWords) {
  const ways = operandWays(operandWords[operand], noPointerObjects)
  return Object.entries(ways).map(([variant, way]) => [`${operand}-is-${variant}`, way] as const)
}

export const mutator = mutatorOf({
  name: 'comparison-of-no-pointer',
  rule: 'compared-operands-are-pointers',
  summary: 'one of the operands of a comparison or a difference is no pointer',
  ordinals: (module) => ruledOrdinals(module, ...comparisons),
  ways: Object.fromEntries([...named('first'), ...named('second')]),
})
