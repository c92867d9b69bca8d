import type { Instruction, Module } from '../../module.ts'
import { type Applied, eachApplied } from '../decorations/applied.ts'
import { heldStructure } from './variables.ts'

/** A decoration at a variable: of the variable, or of a member of the structure that it holds or is an array of. */
export type Visit = (variable: Instruction, applied: Applied) => void

/**
 * Visits the variables with decorations that are `wanted`. A structure type counts once for each of them, however many
 * members have it: what follows for the variable is the same.
 */
export function eachDecorated(
  module: Module,
  variables: readonly Instruction[],
  wanted: ReadonlySet<number>,
  visit: Visit,
): void {
  const own = new Map<number, Applied[]>()
  const ofMembers = new Map<number, Map<number, Applied>>()
  eachApplied(module, (applied) => {
    const { target, member, decoration } = applied
    if (!wanted.has(decoration)) return
    if (member < 0) {
      const known = own.get(target)
      if (known === undefined) own.set(target, [applied])
      else known.push(applied)
      return
    }
    const known = ofMembers.get(target) ?? new Map<number, Applied>()
    ofMembers.set(target, known)
    if (!known.has(decoration)) known.set(decoration, applied)
  })
  if (own.size === 0 && ofMembers.size === 0) return
  for (const variable of variables) {
    for (const applied of own.get(variable.result) ?? []) visit(variable, applied)
    if (ofMembers.size === 0) continue
    const structure = heldStructure(module, variable)
    const found = structure && ofMembers.get(structure.result)
    for (const applied of found?.values() ?? []) visit(variable, applied)
  }
}
