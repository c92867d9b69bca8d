import { perModule } from '../../core/shared/per-module.ts'
import type { Module } from '../../module.ts'

/** The first operand of a decoration of an id itself; `undefined` where it does not have it. */
export function decorated(module: Module, id: number, decoration: number): number | undefined {
  return module.decorations(id).find((one) => one.decoration === decoration)?.operands[0]?.value
}

type Members = ReadonlyMap<number, ReadonlyMap<number, number>>

/** By structure type, decoration and member, the first operand: the members of large structures are read once. */
const known = perModule(() => new Map<number, Members>())

/** By member of a structure type, the first operand of a decoration. */
export function decoratedMembers(
  module: Module,
  structure: number,
  decoration: number,
): ReadonlyMap<number, number> {
  const before = known(module).get(structure)
  if (before !== undefined) return before.get(decoration) ?? new Map()
  const found = new Map<number, Map<number, number>>()
  for (const { decoration: own, member, operands } of module.memberDecorations(structure)) {
    const members = found.get(own) ?? new Map<number, number>()
    members.set(member, operands[0]?.value ?? 0)
    found.set(own, members)
  }
  known(module).set(structure, found)
  return found.get(decoration) ?? new Map()
}
