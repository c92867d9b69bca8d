import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'
import type { Graft } from '../../mutate/graft.ts'
import type { Way } from '../../mutate/mutator-of.ts'
import { comparedAt, mayBeNull, operandWords, otherClass } from './comparison-at.ts'
import { otherTypes } from './other-types.ts'
import type { Pointer } from './pointer-at.ts'
import { withOperand } from './with-operand.ts'

type Operand = keyof typeof operandWords

const operands: readonly Operand[] = ['first', 'second']

/** Makes another pointer than the one that stands in the place. */
type Another = (graft: Graft, module: Module, at: number, old: Pointer) => number | undefined

/**
 * Ways that put another pointer in the place of either operand.
 *
 * @param both that kind of pointer have to be there; any when absent.
 */
function eitherOperand(
  others: Readonly<Record<string, Another>>,
  both?: 'typed' | 'untyped',
): Readonly<Record<string, Way>> {
  return Object.fromEntries(
    Object.entries(others).flatMap(([variant, another]) =>
      operands.map((operand): [string, Way] => [
        `${operand}-${variant}`,
        (module, at) => {
          const compared = comparedAt(module, at)
          if (compared === undefined) return undefined
          if (both && operands.some((each) => compared[each].kind !== both)) return undefined
          return withOperand(module, at, operandWords[operand], (graft) =>
            another(graft, module, at, compared[operand]),
          )
        },
      ]),
    ),
  )
}

const untypedElsewhere: Another = (graft, module, _, old) => {
  const into = otherClass(module, old)
  return into === undefined
    ? undefined
    : graft.add('OpConstantNull', graft.add('OpTypeUntypedPointerKHR', into))
}

/** An untyped pointer into another storage class, beside a pointer of either kind. */
export const untypedIntoAnotherClass = eitherOperand({
  'is-untyped-in-another-class': untypedElsewhere,
})

/** The same beside an untyped pointer. */
export const bothUntypedInAnotherClass = eitherOperand(
  { 'is-in-another-class': untypedElsewhere },
  'untyped',
)

function nullPointer(graft: Graft, into: string | number, pointee: number): number {
  return graft.add('OpConstantNull', graft.add('OpTypePointer', into, pointee))
}

/** Typed pointers of another type, beside a typed one. */
export const anotherTypedPointer = eitherOperand(
  {
    'points-into-another-class': (graft, module, _, old) => {
      const into = otherClass(module, old)
      return into === undefined || old.pointee === undefined
        ? undefined
        : nullPointer(graft, into, old.pointee)
    },
    'has-its-type-declared-again': (graft, module, _, old) => {
      const declaration = definition(module, old.type)
      return declaration === undefined || !mayBeNull(module, old)
        ? undefined
        : graft.add('OpConstantNull', graft.copy(declaration))
    },
    ...Object.fromEntries(
      Object.entries(otherTypes).map(([name, other]): [string, Another] => [
        `points-to-${name}`,
        (graft, module, at, old) => {
          const { pointee } = old
          if (pointee === undefined || !mayBeNull(module, old)) return undefined
          const type = other(pointee)(graft, module, at)
          return type === undefined ? undefined : nullPointer(graft, old.storageClass, type)
        },
      ]),
    ),
  },
  'typed',
)
