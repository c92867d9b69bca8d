import { definition } from '../../mutate/definition.ts'
import type { Way } from '../../mutate/mutator-of.ts'
import { castWords, genericCastAt } from './generic-cast-at.ts'
import { noPointerObjects } from './no-pointers.ts'
import { otherTypes } from './other-types.ts'
import { globalPointers } from './pointer-at.ts'
import { storageClass, storageClassName } from './storage-class.ts'
import { noPointerTypes } from './things.ts'
import { operandWays, withOperand } from './with-operand.ts'
import { withOperands } from './with-operands.ts'

/** Ways that give a cast a result that is no pointer. */
export const noPointerResults = operandWays(castWords.resultType, noPointerTypes)

/** Ways that cast what is no pointer. */
export const noPointerCasts = operandWays(castWords.pointer, noPointerObjects)

/** A pointer type like the result type, but in another storage class. */
function elsewhere(into: string, and: Readonly<Record<number, () => number>> = {}): Way {
  return (module, at) => {
    const cast = genericCastAt(module, at)
    if (cast === undefined || storageClassName(cast.result.storageClass) === into) return undefined
    const pointee = definition(module, cast.resultType)?.words[2]
    return withOperands(module, at, {
      [castWords.resultType]: (graft) =>
        cast.result.kind === 'untyped'
          ? graft.add('OpTypeUntypedPointerKHR', into)
          : graft.add('OpTypePointer', into, pointee ?? 0),
      ...and,
    })
  }
}

/** Ways that give a cast a result in one of those storage classes. */
export function resultsInto(...classes: readonly string[]): Readonly<Record<string, Way>> {
  return Object.fromEntries(
    classes.map((into) => [`result-into-${hyphenated(into)}`, elsewhere(into)]),
  )
}

/** The same for explicit casts, Storage included. */
export function resultsAndStorageOf(...classes: readonly string[]): Readonly<Record<string, Way>> {
  return Object.fromEntries(
    classes.map((into) => [
      `cast-to-${hyphenated(into)}`,
      elsewhere(into, { [castWords.storage]: () => storageClass(into) }),
    ]),
  )
}

function hyphenated(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
}

/** Ways that cast a pointer into a storage class other than Generic: one of the same kind, to the same type. */
export function castsOfOthers(...classes: readonly string[]): Readonly<Record<string, Way>> {
  return Object.fromEntries(
    classes.map((into): [string, Way] => [
      `pointer-into-${hyphenated(into)}`,
      (module, at) => {
        const cast = genericCastAt(module, at)
        if (cast === undefined) return undefined
        const other = globalPointers(module).find(
          (each) =>
            each.kind === cast.pointer.kind &&
            each.pointee === cast.pointer.pointee &&
            storageClassName(each.storageClass) === into,
        )
        return other === undefined
          ? undefined
          : withOperand(module, at, castWords.pointer, () => other.id)
      },
    ]),
  )
}

/** Ways that make typed pointers point to something else than before. */
export const otherPointees: Readonly<Record<string, Way>> = Object.fromEntries(
  Object.entries(otherTypes)
    // There are no signed integers in kernels.
    .filter(([name]) => name !== 'other-signedness')
    .map(([name, other]): [string, Way] => [
      name,
      (module, at) => {
        const cast = genericCastAt(module, at)
        const before = cast?.pointer.pointee
        if (cast?.result.kind !== 'typed' || before === undefined) return undefined
        return withOperand(module, at, castWords.resultType, (graft, ...where) => {
          const type = other(before)(graft, ...where)
          return type === undefined
            ? undefined
            : graft.add('OpTypePointer', cast.result.storageClass, type)
        })
      },
    ]),
)
