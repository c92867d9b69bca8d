import type { Module } from '../../module.ts'
import { typeShape } from '../../mutate/type-shape.ts'

/** How many members the structure type with that id has; 0 where it is none. */
export function memberCount(module: Module, type: number | undefined): number {
  const shape = typeShape(module, type)
  return shape.kind === 'structure' ? shape.members.length : 0
}
