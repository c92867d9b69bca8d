import type { Module } from '../../module.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { typeShape } from '../../mutate/type-shape.ts'
import { isPhysical } from '../shared/addressing.ts'
import { copyAt, copyWords, type Side, sides } from '../shared/copy-at.ts'
import { type OtherType, otherTypes } from '../shared/other-types.ts'
import type { Pointer } from '../shared/pointer-at.ts'
import { ruledOrdinals } from '../shared/ruled-ordinals.ts'
import { withInserted } from '../shared/with-inserted.ts'

/** One side points to the first part of what it pointed to. */
function partOf(module: Module, at: number, side: Side, pointer: Pointer): Module | undefined {
  const shape = typeShape(module, pointer.pointee)
  const part =
    shape.kind === 'structure'
      ? shape.members[0]
      : 'constituent' in shape
        ? shape.constituent
        : undefined
  if (part === undefined) return undefined
  return withInserted(module, at, (declare) => {
    const integer = declare.type('OpTypeInt', 32, 0)
    if (integer === undefined) return undefined
    const zero = declare.add('OpConstant', integer, 0)
    const type = declare.add('OpTypePointer', pointer.storageClass, part)
    return (put) => ({ [copyWords[side]]: put('OpAccessChain', type, pointer.id, zero) })
  })
}

/** One side is cast to point to something else, where pointers may be. */
function castTo(other: OtherType) {
  return (module: Module, at: number, side: Side, pointer: Pointer): Module | undefined => {
    if (!isPhysical(module) || pointer.pointee === undefined) return undefined
    const { pointee } = pointer
    return withInserted(module, at, (declare) => {
      const type = other(pointee)(declare, module, at)
      if (type === undefined) return undefined
      const result = declare.add('OpTypePointer', pointer.storageClass, type)
      return (put) => ({ [copyWords[side]]: put('OpBitcast', result, pointer.id) })
    })
  }
}

const changes = {
  'points-to-a-part': partOf,
  ...Object.fromEntries(
    Object.entries(otherTypes)
      // Kernels, which alone cast pointers, have no signed integers.
      .filter(([name]) => name !== 'other-signedness')
      .map(([name, other]) => [`is-cast-to-${name}`, castTo(other)]),
  ),
}

export const mutator = mutatorOf({
  name: 'copy-of-two-types',
  rule: 'copy-memory-typed-pointers-point-to-one-type',
  summary: 'the typed pointers of a copy point to different types',
  ordinals: (module) =>
    ruledOrdinals(module, 'OpCopyMemory').filter((at) => {
      const copy = copyAt(module, at)
      return copy?.target.kind === 'typed' && copy.source.kind === 'typed'
    }),
  ways: Object.fromEntries(
    Object.entries(changes).flatMap(([name, change]) =>
      sides.map((side): [string, Way] => [
        `${side}-${name}`,
        (module, at) => {
          const pointer = copyAt(module, at)?.[side]
          return pointer === undefined ? undefined : change(module, at, side, pointer)
        },
      ]),
    ),
  ),
})
