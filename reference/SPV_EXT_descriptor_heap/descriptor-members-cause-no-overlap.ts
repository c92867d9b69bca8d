import type { Check } from '../check.ts'
import { constituentTypeId } from '../core/shared/composite-type.ts'
import { decorating } from '../core/shared/decoration-at.ts'
import type { Instruction, Module } from '../module.ts'
import { holdsDescriptor } from './shared/descriptor-types.ts'
import { sizeOf } from './shared/instructions.ts'
import { memberOverlaps } from './shared/member-overlaps.ts'
import type { MemberOffset } from './shared/offsets.ts'
import { memberWord, structuresWithOffsetIds } from './shared/structures-with-offset-ids.ts'

/** The descriptor type whose size the offset is, whatever that is; `undefined` where it is none. */
function offsetAsSize(module: Module, { ids, isLiteral }: MemberOffset): number | undefined {
  const [id, ...others] = ids
  if (id === undefined || others.length > 0 || isLiteral) return undefined
  const definition = module.definition(id)
  return definition?.name === sizeOf ? definition.operands[0]?.value : undefined
}

/** Pairs of members whose offsets are the size of the same type, by constants of their own. */
function* atTheSameSize(
  module: Module,
  offsets: readonly MemberOffset[],
): Generator<readonly [MemberOffset, MemberOffset]> {
  const bySize = new Map<number, MemberOffset>()
  for (const offset of offsets) {
    const type = offsetAsSize(module, offset)
    const other = type === undefined ? undefined : bySize.get(type)
    if (type !== undefined && other === undefined) bySize.set(type, offset)
    // The same constant is no question of sizes.
    if (other !== undefined && other.ids[0] !== offset.ids[0]) yield [other, offset]
  }
}

/** Types, Explicit Layout; Decoration, OffsetIdEXT. Decided where it is so whatever the sizes of descriptors are. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/descriptor-members-cause-no-overlap',
  among: decorating,
  judgeModule(module, report) {
    if (!module.capabilities.has('DescriptorHeapEXT')) return
    const say = (structure: Instruction, first: MemberOffset, second: MemberOffset): void =>
      report(
        memberWord(structure, second.member),
        `members ${first.member} and ${second.member} of %${structure.result} overlap`,
      )
    for (const { structure, offsets } of structuresWithOffsetIds(module))
      for (const [first, second] of atTheSameSize(module, offsets)) say(structure, first, second)
    for (const { structure, first, second } of memberOverlaps(module))
      if (holdsDescriptor(module, constituentTypeId(structure, first.member) ?? 0) === true)
        say(structure, first, second)
  },
}
