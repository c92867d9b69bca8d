import type { Check } from '../check.ts'
import { isConstantInstruction } from '../core/shared/constant-instruction.ts'
import { decorating } from '../core/shared/decoration-at.ts'
import type { Module } from '../module.ts'
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

/** Types, Explicit Layout; Decoration, OffsetIdEXT. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/offset-ids-are-distinct',
  among: decorating,
  judgeModule(module, report) {
    if (!module.capabilities.has('DescriptorHeapEXT')) return
    for (const { structure, offsets } of structuresWithOffsetIds(module))
      for (const [{ member }, other] of clashes(module, offsets))
        report(
          memberWord(structure, member),
          `member ${member} of %${structure.result} has the offset of member ${other.member}`,
        )
  },
}
