import type { Instruction, Module } from '../../module.ts'
import { constituentType, isCompositeType, isStructType } from './composite-type.ts'

const usualDepth = 4

/**
 * Whether a type is, or holds at any depth as a constituent, a type that `is` says yes to. Pointers are not followed.
 * Looks at every type once, so that a type that holds itself, which is invalid, ends the search too.
 */
export function containsType(
  module: Module,
  type: Instruction | undefined,
  is: (type: Instruction) => boolean,
): boolean {
  let inner = type
  // Most types are no structure, and hold one other at a time: then there is nothing to remember.
  for (let depth = 0; depth < usualDepth && !isStructType(inner); depth++) {
    if (inner === undefined) return false
    if (is(inner)) return true
    if (!isCompositeType(inner)) return false
    inner = constituentType(module, inner, 0)
  }
  const open = [inner]
  const seen = new Set<Instruction>()
  for (let next = open.pop(); open.length > 0 || next !== undefined; next = open.pop()) {
    if (next === undefined || seen.has(next)) continue
    if (is(next)) return true
    seen.add(next)
    if (isStructType(next))
      for (const { value } of next.operands) open.push(module.definition(value))
    else if (isCompositeType(next)) open.push(constituentType(module, next, 0))
  }
  return false
}
