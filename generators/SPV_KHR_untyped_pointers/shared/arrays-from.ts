import type { Module } from '../../module.ts'
import { typeShape } from '../../mutate/type-shape.ts'

/** The types that elements of an array, of an array in it and so on have: from the type itself to one that is no array. */
export function arraysFrom(module: Module, type: number | undefined): readonly number[] {
  const types = new Set<number>()
  let here = type
  // A type that contains itself is none, but stands in some modules.
  while (here !== undefined && !types.has(here)) {
    types.add(here)
    const shape = typeShape(module, here)
    here = shape.kind === 'array' ? shape.constituent : undefined
  }
  return [...types]
}
