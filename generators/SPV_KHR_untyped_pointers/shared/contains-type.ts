import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'
import { typeShape } from '../../mutate/type-shape.ts'
import { pointerShape } from './pointer-shape.ts'

const opTypeRuntimeArray = 29

/** True of a type of which `is` holds, and of composites that contain one; run-time arrays are looked into. */
function contains(
  module: Module,
  type: number | undefined,
  is: (module: Module, type: number | undefined) => boolean,
): boolean {
  if (is(module, type)) return true
  const shape = typeShape(module, type)
  if (shape.kind === 'structure') {
    return shape.members.some((member) => contains(module, member, is))
  }
  if (shape.kind === 'vector' || shape.kind === 'matrix' || shape.kind === 'array') {
    return contains(module, shape.constituent, is)
  }
  const { opcode, words } = definition(module, type) ?? {}
  return opcode === opTypeRuntimeArray && contains(module, words?.[1], is)
}

/** True of a type that is or contains the Boolean type. */
export function containsBoolean(module: Module, type: number | undefined): boolean {
  return contains(module, type, (of, each) => typeShape(of, each).kind === 'bool')
}

/** True of a type that is or contains a pointer type of either kind. */
export function containsPointer(module: Module, type: number | undefined): boolean {
  return contains(module, type, (of, each) => pointerShape(of, each) !== undefined)
}
