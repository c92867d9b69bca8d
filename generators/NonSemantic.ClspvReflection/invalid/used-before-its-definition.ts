import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { forwardWays } from '../shared/forward.ts'
import { reflectedOf } from '../shared/reflected-of.ts'

const ways = Object.entries(forwardWays).map(([what, forward]): [string, Way] => [
  `${what}-after-its-use`,
  (module, at) => forward(module, at)?.module,
])

export const mutator = mutatorOf({
  name: 'used-before-its-definition',
  rule: 'operands-are-defined-before-use',
  summary: 'an operand is defined behind the instruction, where only the order is wrong',
  ordinals: (module) => reflectedOf(module).map(({ at }) => at),
  ways: Object.fromEntries(ways),
})
