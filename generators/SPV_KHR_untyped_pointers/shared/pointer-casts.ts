import { type Kind, pointerInto } from './pointer-into.ts'
import type { World } from './world.ts'

/** Ends of a bitcast at least one of which is a pointer. */
export const pointerCasts = [
  'untyped-to-typed',
  'typed-to-untyped',
  'untyped-to-untyped',
  'typed-to-typed',
  'untyped-to-integer',
  'typed-to-integer',
  'integer-to-untyped',
  'integer-to-typed',
] as const

export type PointerCast = (typeof pointerCasts)[number]

/** The name of the integer type that is as wide as the world's physical pointers. */
export function integerOf({ ground }: Pick<World, 'ground'>): 'uint' | 'ulong' {
  return ground === 'kernel-32' ? 'uint' : 'ulong'
}

function freshType({ builder, types }: World, storageClass: string, kind: Kind): number {
  return kind === 'untyped'
    ? builder.add('OpTypeUntypedPointerKHR', storageClass)
    : builder.add('OpTypePointer', storageClass, types(storageClass).scalar('float').id)
}

/** Adds an `OpBitcast` from or to a physical pointer; its result. */
export function addPointerCast(
  world: World,
  storageClass: string,
  cast: PointerCast,
  integer: number = world.plain.scalar(integerOf(world)).id,
): number {
  const { builder } = world
  const [from, to] = cast.split('-to-') as [Kind | 'integer', Kind | 'integer']
  const data = world.types(storageClass).scalar('uint').id
  const operand =
    from === 'integer'
      ? builder.add('OpConstantNull', integer)
      : pointerInto(world, storageClass, from, data)
  const resultType = to === 'integer' ? integer : freshType(world, storageClass, to)
  return builder.add('OpBitcast', resultType, operand)
}
