import type { Module } from '../../module.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { isPhysical } from '../shared/addressing.ts'
import { atomicAt, atomicsOf } from '../shared/atomic-at.ts'
import { baseOfChain } from '../shared/base-of-chain.ts'
import { hasIdleResult } from '../shared/idle-result.ts'
import { otherAtomicType, otherAtomicTypeNames } from '../shared/other-atomic-types.ts'
import { otherTypes } from '../shared/other-types.ts'
import { pointerAt } from '../shared/pointer-at.ts'
import { of } from '../shared/things.ts'
import { withInserted } from '../shared/with-inserted.ts'
import { withOperand } from '../shared/with-operand.ts'
import { withOperands } from '../shared/with-operands.ts'

const resultType = 0

/** Another type is accessed: the result's, and that of every value. */
function accessed(name: string): Way {
  return (module, at) => {
    const { atomic, valueWords = [] } = atomicAt(module, at) ?? {}
    const old = module.instructions[at]?.words[resultType]
    const other = atomic === undefined ? undefined : otherAtomicType(name, atomic)
    if (old === undefined || other === undefined || !hasIdleResult(module, at)) return undefined
    const values = valueWords.map((word) => [word, of(other(old), 'OpConstantNull')])
    return withOperands(module, at, { [resultType]: other(old), ...Object.fromEntries(values) })
  }
}

/** The pointer is cast to point to something else, where pointers may be. */
function cast(name: string): Way {
  return (module: Module, at) => {
    const { pointerWord } = atomicAt(module, at) ?? {}
    const pointer = pointerWord === undefined ? undefined : pointerAt(module, at, pointerWord)
    const pointee = pointer?.pointee
    const other = pointee === undefined ? undefined : otherTypes[name]?.(pointee)
    if (pointerWord === undefined || pointer === undefined || other === undefined) return undefined
    if (!isPhysical(module)) return undefined
    return withInserted(module, at, (declare) => {
      const type = other(declare, module, at)
      if (type === undefined) return undefined
      const result = declare.add('OpTypePointer', pointer.storageClass, type)
      return (put) => ({ [pointerWord]: put('OpBitcast', result, pointer.id) })
    })
  }
}

/** The pointer to the array in the place of the one to its element. */
const wholeArray: Way = (module, at) => {
  const { pointerWord } = atomicAt(module, at) ?? {}
  if (pointerWord === undefined) return undefined
  const base = baseOfChain(module, pointerAt(module, at, pointerWord)?.id)
  return base === undefined ? undefined : withOperand(module, at, pointerWord, () => base.id)
}

export const mutator = mutatorOf({
  name: 'atomic-of-another-type',
  rule: 'atomic-typed-pointer-points-to-the-result-type',
  summary: 'an atomic access through a typed pointer is of something else than it points to',
  ordinals: (module) =>
    atomicsOf(module, (atomic, pointer) => atomic.result === 'object' && pointer?.kind === 'typed'),
  ways: {
    ...Object.fromEntries(otherAtomicTypeNames.map((name) => [name, accessed(name)])),
    'pointer-to-floating-point': cast('floating-point-for-integer'),
    'pointer-to-vector': cast('vector-for-scalar'),
    'pointer-to-structure': cast('structure-around-it'),
    'pointer-to-boolean': cast('boolean'),
    'pointer-to-the-array': wholeArray,
  },
})
