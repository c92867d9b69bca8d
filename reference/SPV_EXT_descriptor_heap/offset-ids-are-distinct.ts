import type { Check } from '../check.ts'
import { type MemberLayout, memberLayouts } from '../core/layout/member-layout.ts'
import { firstOverlap } from '../core/layout/overlap.ts'
import { constituentType } from '../core/shared/composite-type.ts'
import { isConstantInstruction } from '../core/shared/constant-instruction.ts'
import { decorating } from '../core/shared/decoration-at.ts'
import type { Instruction, Module } from '../module.ts'
import { certainBytes } from './shared/certain-bytes.ts'
import { laidOutTypes } from './shared/laid-out-types.ts'
import type { MemberOffset } from './shared/offsets.ts'
import { memberWord, structuresWithOffsetIds } from './shared/structures-with-offset-ids.ts'

/** By member: another one before it with the same offset. */
function clashes(
  module: Module,
  offsets: readonly MemberOffset[],
): ReadonlyMap<MemberOffset, MemberOffset> {
  const found = new Map<MemberOffset, MemberOffset>()
  const byKnown = new Map<number, MemberOffset>()
  const byId = new Map<number, MemberOffset>()
  for (const offset of offsets) {
    for (const id of new Set(offset.ids)) {
      // What an offset may be is a rule of its own.
      if (!isConstantInstruction(module.definition(id))) continue
      const same = byId.get(id)
      if (same === undefined) byId.set(id, offset)
      else found.set(offset, same)
    }
    if (offset.known === undefined) continue
    const equal = byKnown.get(offset.known)
    // One that has an id is kept, for two literals are a matter of the core specification.
    if (equal === undefined || equal.ids.length === 0) byKnown.set(offset.known, offset)
    if (equal !== undefined && equal.ids.length + offset.ids.length > 0) found.set(offset, equal)
  }
  return found
}

/** Whether the two members, at the same offset, take a byte together. */
function meet(
  module: Module,
  structure: Instruction,
  layouts: readonly MemberLayout[],
  pair: readonly MemberOffset[],
): boolean {
  const places = pair.map(({ member }) => {
    const type = constituentType(module, structure, member)
    return { member, offset: 0, bytes: certainBytes(module, type, layouts[member]) }
  })
  return firstOverlap(places) !== undefined
}

/**
 * Types, Explicit Layout; Decoration, OffsetIdEXT. Where no explicit layout is asked for, only overlap is wrong, and
 * members at one offset may take no byte together.
 */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/offset-ids-are-distinct',
  among: decorating,
  judgeModule(module, report) {
    if (!module.capabilities.has('DescriptorHeapEXT')) return
    const laidOut = new Set(laidOutTypes(module).structures.map(({ result }) => result))
    for (const { structure, offsets } of structuresWithOffsetIds(module)) {
      const isLaidOut = laidOut.has(structure.result)
      const layouts = memberLayouts(module, structure)
      for (const [one, other] of clashes(module, offsets)) {
        if (!isLaidOut && !meet(module, structure, layouts, [one, other])) continue
        report(
          memberWord(structure, one.member),
          `member ${one.member} of %${structure.result} has the offset of member ${other.member}`,
        )
      }
    }
  },
}
