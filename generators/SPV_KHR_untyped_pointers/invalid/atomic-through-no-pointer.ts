import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { atomicAt, atomicsOf } from '../shared/atomic-at.ts'
import { noPointerObjects } from '../shared/no-pointers.ts'
import { type Declare, withOperand } from '../shared/with-operand.ts'

function way(declare: Declare): Way {
  return (module, at) => {
    const word = atomicAt(module, at)?.pointerWord
    return word === undefined ? undefined : withOperand(module, at, word, declare)
  }
}

export const mutator = mutatorOf({
  name: 'atomic-through-no-pointer',
  rule: 'atomic-pointer-is-a-pointer',
  summary: 'an atomic access goes through what is no pointer',
  ordinals: (module) => atomicsOf(module),
  ways: Object.fromEntries(
    Object.entries(noPointerObjects).map(([variant, declare]) => [variant, way(declare)]),
  ),
})
