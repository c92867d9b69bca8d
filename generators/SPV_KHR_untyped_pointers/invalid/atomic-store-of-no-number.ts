import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { isPhysical } from '../shared/addressing.ts'
import { atomicAt, atomicsOf } from '../shared/atomic-at.ts'
import { baseOfChain } from '../shared/base-of-chain.ts'
import { notNumericalNorPointer } from '../shared/not-numerical.ts'
import { pointerAt } from '../shared/pointer-at.ts'
import { withInserted } from '../shared/with-inserted.ts'
import type { Declare } from '../shared/with-operand.ts'
import { withOperands } from '../shared/with-operands.ts'

const pointerWord = 0

/** Casts the pointer, where pointers may be, and stores what it points to then. */
function cast(declareType: Declare): Way {
  return (module, at) => {
    const pointer = pointerAt(module, at, pointerWord)
    const [valueWord] = atomicAt(module, at)?.valueWords ?? []
    if (pointer === undefined || valueWord === undefined || !isPhysical(module)) return undefined
    return withInserted(module, at, (declare) => {
      const type = declareType(declare, module, at)
      if (type === undefined) return undefined
      const result = declare.add('OpTypePointer', pointer.storageClass, type)
      const value = declare.add('OpConstantNull', type)
      return (put) => ({
        [pointerWord]: put('OpBitcast', result, pointer.id),
        [valueWord]: value,
      })
    })
  }
}

/** Stores the array to whose element the pointer leads. */
const wholeArray: Way = (module, at) => {
  const id = module.instructions[at]?.words[pointerWord]
  const [valueWord] = atomicAt(module, at)?.valueWords ?? []
  const base = baseOfChain(module, id)
  const pointee = base?.pointee
  if (base === undefined || pointee === undefined || valueWord === undefined) return undefined
  return withOperands(module, at, {
    [pointerWord]: () => base.id,
    [valueWord]: (graft) => graft.add('OpConstantNull', pointee),
  })
}

export const mutator = mutatorOf({
  name: 'atomic-store-of-no-number',
  rule: 'atomic-store-typed-pointer-points-to-a-numerical-scalar',
  summary: 'what a typed pointer points to is stored atomically, and is no number',
  ordinals: (module) =>
    atomicsOf(module, ({ name }, pointer) => name === 'OpAtomicStore' && pointer?.kind === 'typed'),
  ways: {
    ...Object.fromEntries(
      Object.entries(notNumericalNorPointer).map(([variant, type]) => [variant, cast(type)]),
    ),
    'whole-array': wholeArray,
  },
})
