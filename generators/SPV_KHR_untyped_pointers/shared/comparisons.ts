import type { LaidType } from './laid-type.ts'
import { type Kind, pointerInto, pointerType } from './pointer-into.ts'
import type { World } from './world.ts'

/** The instructions that compare pointers. */
export const equalities = ['OpPtrEqual', 'OpPtrNotEqual'] as const

/** Those, and the one that subtracts them. */
export const comparisons = [...equalities, 'OpPtrDiff'] as const

export type Comparison = (typeof comparisons)[number]

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
