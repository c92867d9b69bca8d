import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { chainAt, chainsOf } from '../shared/chain-at.ts'
import { noIntegers } from '../shared/things.ts'
import { walk } from '../shared/walk.ts'
import { type Declare, withOperand } from '../shared/with-operand.ts'

/** Puts it in the place of the last index. */
function last(declare: Declare): Way {
  return (module, at) => {
    const step = walk(module, at)?.steps.at(-1)
    return step === undefined ? undefined : withOperand(module, at, step.word, declare)
  }
}

/** Puts it in the place of the first of several indexes. */
function firstOfSeveral(declare: Declare): Way {
  return (module, at) => {
    const steps = walk(module, at)?.steps ?? []
    const [step] = steps
    return step === undefined || steps.length < 2
      ? undefined
      : withOperand(module, at, step.word, declare)
  }
}

export const mutator = mutatorOf({
  name: 'chain-index-not-integer',
  rule: 'chain-index-is-a-scalar-integer',
  summary: 'an index of a chain is no scalar integer',
  ordinals: (module) => chainsOf(module).filter((at) => chainAt(module, at)?.indexes.length !== 0),
  ways: {
    ...Object.fromEntries(
      Object.entries(noIntegers).map(([variant, declare]) => [variant, last(declare)]),
    ),
    'first-of-several': firstOfSeveral(noIntegers['floating-point']),
  },
})
