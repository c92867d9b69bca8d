import { mutatorOf } from '../../mutate/mutator-of.ts'
import { atomicAt, otherAtomicsOf } from '../shared/atomic-at.ts'
import { globalPointers, pointerAt } from '../shared/pointer-at.ts'
import { untypedAgain } from '../shared/untyped-again.ts'
import { withInserted } from '../shared/with-inserted.ts'
import { withOperand } from '../shared/with-operand.ts'

export const mutator = mutatorOf({
  name: 'other-atomic-through-untyped-pointer',
  rule: 'other-atomic-pointer-is-typed',
  summary: 'an atomic instruction that the text does not name goes through an untyped pointer',
  ordinals: otherAtomicsOf,
  ways: {
    'untyped-again': (module, at) => {
      const word = atomicAt(module, at)?.pointerWord
      const pointer = word === undefined ? undefined : pointerAt(module, at, word)
      if (word === undefined || pointer === undefined) return undefined
      return withInserted(module, at, (declare) => {
        const make = untypedAgain(module, declare, pointer)
        return make === undefined ? undefined : (put) => ({ [word]: make(put) })
      })
    },
    variable: (module, at) => {
      const word = atomicAt(module, at)?.pointerWord
      const pointer = word === undefined ? undefined : pointerAt(module, at, word)
      const other = globalPointers(module).find(
        (each) => each.kind === 'untyped' && each.storageClass === pointer?.storageClass,
      )
      return word === undefined || other === undefined
        ? undefined
        : withOperand(module, at, word, () => other.id)
    },
  },
})
