import { type Kind, pointerInto, pointerType } from './pointer-into.ts'
import type { World } from './world.ts'

/** Storage classes that pointers into Generic come from and go to. */
export const specificClasses = ['CrossWorkgroup', 'Workgroup', 'Function'] as const

export type SpecificClass = (typeof specificClasses)[number]

/** The casts from Generic. */
export const castsFromGeneric = ['OpGenericCastToPtr', 'OpGenericCastToPtrExplicit'] as const

export type CastFromGeneric = (typeof castsFromGeneric)[number]

function integer({ plain }: World): number {
  return plain.scalar('uint').id
}

/** Adds a cast of a pointer into that storage class to Generic; its result. */
export function addCastToGeneric(world: World, storageClass: string, kind: Kind): number {
  const pointer = pointerInto(world, storageClass, kind, integer(world))
  const type = pointerType(world, 'Generic', kind, integer(world))
  return world.builder.add('OpPtrCastToGeneric', type, pointer)
}

/** Adds a cast of a pointer into Generic; its result. */
export function addCastFromGeneric(
  world: World,
  name: CastFromGeneric,
  storageClass: string,
  kind: Kind,
  pointer: number,
  add: World['builder']['add'] = world.builder.add,
): number {
  const type = pointerType(world, storageClass, kind, integer(world))
  const storage = name === 'OpGenericCastToPtrExplicit' ? [storageClass] : []
  return add(name, type, pointer, ...storage)
}
