import { type Atomic, addAtomic, atomicType } from './atomics.ts'
import { type Kind, pointerInto, pointerType } from './pointer-into.ts'
import type { World } from './world.ts'

/**
 * Adds an atomic access to the third element of an array.
 *
 * @param type of the object, by the names of {@link atomicType}; untyped pointers see an array of scalars of another type.
 * @param other that type.
 */
export function addAtomicInArray(
  world: World,
  storageClass: string,
  atomic: Atomic | undefined,
  { kind, type: typeName, other }: { kind: Kind; type: string; other: 'float' | 'uint' },
): void {
  const types = world.types(storageClass)
  const type = atomicType(world, storageClass, typeName)
  const array = types.array(kind === 'typed' ? type : types.scalar(other), 4).id
  const base = pointerInto(world, storageClass, kind, array)
  const resultType = pointerType(world, storageClass, kind, type.id)
  const two = world.uint(2)
  const pointer =
    kind === 'typed'
      ? world.builder.add('OpAccessChain', resultType, base, two)
      : world.builder.add('OpUntypedAccessChainKHR', resultType, array, base, two)
  if (atomic !== undefined) addAtomic(world, world.builder.add, atomic, pointer, type.id)
}
