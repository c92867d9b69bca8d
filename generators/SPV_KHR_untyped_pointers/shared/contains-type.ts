import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'
import { type TypeShape, typeShape } from '../../mutate/type-shape.ts'

const opTypeRuntimeArray = 29

/** True of a type that is one of `kind`, or contains one through composites; run-time arrays are looked into. */
export function containsType(
  module: Module,
  type: number | undefined,
  kind: TypeShape['kind'],
): boolean {
  const shape = typeShape(module, type)
  if (shape.kind === kind) return true
  if (shape.kind === 'structure') {
    return shape.members.some((member) => containsType(module, member, kind))
  }
  if (shape.kind === 'vector' || shape.kind === 'matrix' || shape.kind === 'array') {
    return containsType(module, shape.constituent, kind)
  }
  const { opcode, words } = definition(module, type) ?? {}
  return opcode === opTypeRuntimeArray && containsType(module, words?.[1], kind)
}
