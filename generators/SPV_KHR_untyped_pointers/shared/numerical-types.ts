import type { World } from './world.ts'

/** The type of that name: a scalar's name, with `x` and a number of components behind it for a vector. */
export function numericalType({ plain }: World, name: string): number {
  const [scalar = 'uint', count] = name.split('x')
  const component = plain.scalar(scalar)
  return count === undefined ? component.id : plain.vector(component, Number(count)).id
}

/** Adds an `OpBitcast` of an undefined or null object between types of those names; its result. */
export function addBitcast(world: World, from: string, to: string, object = 'OpUndef'): number {
  const { builder } = world
  const operand = builder.add(object, numericalType(world, from))
  return builder.add('OpBitcast', numericalType(world, to), operand)
}
