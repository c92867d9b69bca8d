import type { Instruction, Module } from '../../module.ts'
import { type Applied, eachApplied } from '../decorations/applied.ts'
import { heldStructure } from './variables.ts'

/** A decoration at a variable: of the variable, or of a member of the structure that it holds or is an array of. */
export type Visit = (variable: Instruction, applied: Applied) => void

/**
 * Visits the variables with decorations that are `wanted`: once for each of these, however many members have it or however
 * often it is applied. What follows for the variable is the same.
 */
export function eachDecorated(
  module: Module,
  variables: readonly Instruction[],
  wanted: ReadonlySet<number>,
  visit: Visit,
): void {
  const own = new Map<number, Map<number, Applied>>()
  const ofMembers = new Map<number, Map<number, Applied>>()
  eachApplied(module, (applied) => {
    const { target, member, decoration } = applied
    if (!wanted.has(decoration)) return
    const byTarget = member < 0 ? own : ofMembers
    const known = byTarget.get(target) ?? new Map<number, Applied>()
    byTarget.set(target, known)
    if (!known.has(decoration)) known.set(decoration, applied)
  })
  if (own.size === 0 && ofMembers.size === 0) return
  for (const variable of variables) {
    for (const applied of own.get(variable.result)?.values() ?? []) visit(variable, applied)
    if (ofMembers.size === 0) continue
    const structure = heldStructure(module, variable)
    const found = structure && ofMembers.get(structure.result)
    for (const applied of found?.values() ?? []) visit(variable, applied)
  }
}
