import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'
import { typeShape } from '../../mutate/type-shape.ts'
import { pointerShape } from './pointer-shape.ts'

const opTypeRuntimeArray = 29

/** What a type consists of; run-time arrays are looked into, pointers are not. */
function partsOf(module: Module, type: number): readonly number[] {
  const shape = typeShape(module, type)
  if (shape.kind === 'structure') return shape.members
  if (shape.kind === 'vector' || shape.kind === 'matrix' || shape.kind === 'array') {
    return [shape.constituent]
  }
  const { opcode, words } = definition(module, type) ?? {}
  return opcode === opTypeRuntimeArray ? (words?.slice(1, 2) ?? []) : []
}

/** The type itself and all that it contains. */
function containedIn(module: Module, type: number | undefined): readonly number[] {
  const types = new Set<number>(type === undefined ? [] : [type])
  // The set grows while it is walked; what is added is walked too.
  for (const each of types) for (const part of partsOf(module, each)) types.add(part)
  return [...types]
}

/** True of a type that is or contains the Boolean type. */
export function containsBoolean(module: Module, type: number | undefined): boolean {
  return containedIn(module, type).some((each) => typeShape(module, each).kind === 'bool')
}

/** True of a type that is or contains a pointer type of either kind. */
export function containsPointer(module: Module, type: number | undefined): boolean {
  return containedIn(module, type).some((each) => pointerShape(module, each) !== undefined)
}
