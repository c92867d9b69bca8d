import type { Module } from '../../module.ts'
import { declaresCapability } from '../../mutate/declares-capability.ts'
import { definition } from '../../mutate/definition.ts'
import type { Graft } from '../../mutate/graft.ts'
import type { Way } from '../../mutate/mutator-of.ts'
import { withOperand } from './operands.ts'
import { otherTypes } from './other-types.ts'
import { type Kind, pointerInto, pointerType } from './pointer-into.ts'
import { isPhysical, type Pointer, pointerAt, storageClassName } from './pointers.ts'
import type { LaidType } from './types.ts'
import type { World } from './world.ts'

/** Places of the operands of comparisons and differences, counted behind the instruction's first word. */
export const operandWords = { first: 2, second: 3 } as const

/** The pointers of the comparison with ordinal `at`; `undefined` where one of them is something else. */
export function comparedAt(
  module: Module,
  at: number,
): { readonly first: Pointer; readonly second: Pointer } | undefined {
  const first = pointerAt(module, at, operandWords.first)
  const second = pointerAt(module, at, operandWords.second)
  return first === undefined || second === undefined ? undefined : { first, second }
}

/** A storage class, other than that of the pointer, in which the module may have null pointers and compare them. */
function otherClass(module: Module, { storageClass }: Pointer): string | undefined {
  const own = storageClassName(storageClass)
  if (isPhysical(module)) return own === 'CrossWorkgroup' ? 'Workgroup' : 'CrossWorkgroup'
  if (!declaresCapability(module, 'VariablePointers')) return undefined
  return own === 'StorageBuffer' ? 'Workgroup' : 'StorageBuffer'
}

/** True where null pointers into the storage class of that pointer may be. */
export function mayBeNull(module: Module, { storageClass }: Pointer): boolean {
  return (
    isPhysical(module) ||
    (declaresCapability(module, 'VariablePointers') &&
      ['StorageBuffer', 'Workgroup'].includes(storageClassName(storageClass)))
  )
}

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

/** The instructions that compare pointers. */
export const equalities = ['OpPtrEqual', 'OpPtrNotEqual'] as const

/** Those, and the one that subtracts them. */
export const comparisons = [...equalities, 'OpPtrDiff'] as const

type Comparison = (typeof comparisons)[number]

/** Adds one of them; its result. */
export function addComparison(
  { builder, plain }: World,
  name: Comparison,
  first: number,
  second: number,
  add: World['builder']['add'] = builder.add,
): number {
  return add(name, plain.scalar(name === 'OpPtrDiff' ? 'uint' : 'bool').id, first, second)
}

/** Two pointers to elements of one array, of the same type. */
export function neighbours(
  world: World,
  storageClass: string,
  kind: Kind,
  element: LaidType,
): readonly [number, number] {
  const array = world.types(storageClass).array(element, 4).id
  const base = pointerInto(world, storageClass, kind, array)
  const type = pointerType(world, storageClass, kind, element.id)
  const at = (index: number) =>
    kind === 'untyped'
      ? world.builder.add('OpUntypedAccessChainKHR', type, array, base, world.uint(index))
      : world.builder.add('OpAccessChain', type, base, world.uint(index))
  return [at(3), at(1)]
}
