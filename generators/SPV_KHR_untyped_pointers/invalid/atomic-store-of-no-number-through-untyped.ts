import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { atomicAt, atomicsOf } from '../shared/atomic-at.ts'
import { notNumericalNorPointer } from '../shared/not-numerical.ts'
import { of } from '../shared/things.ts'
import { type Declare, withOperand } from '../shared/with-operand.ts'

function way(type: Declare): Way {
  return (module, at) => {
    const word = atomicAt(module, at)?.valueWords[0]
    return word === undefined
      ? undefined
      : withOperand(module, at, word, of(type, 'OpConstantNull'))
  }
}

export const mutator = mutatorOf({
  name: 'atomic-store-of-no-number-through-untyped',
  rule: 'atomic-store-through-untyped-pointer-is-of-a-numerical-scalar',
  summary: 'something that is no number is stored atomically through an untyped pointer',
  ordinals: (module) =>
    atomicsOf(
      module,
      ({ name }, pointer) => name === 'OpAtomicStore' && pointer?.kind === 'untyped',
    ),
  ways: Object.fromEntries(
    Object.entries(notNumericalNorPointer).map(([variant, type]) => [variant, way(type)]),
  ),
})
