import type { Check } from '../check.ts'
import { constituentTypeId } from '../core/shared/composite-type.ts'
import { decorating } from '../core/shared/decoration-at.ts'
import { holdsDescriptor } from './shared/descriptor-types.ts'
import { memberOverlaps } from './shared/member-overlaps.ts'
import { memberWord } from './shared/structures-with-offset-ids.ts'

/** Types, Explicit Layout; Decoration, OffsetIdEXT. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/offset-ids-cause-no-overlap',
  among: decorating,
  judgeModule(module, report) {
    if (!module.capabilities.has('DescriptorHeapEXT')) return
    for (const { structure, first, second } of memberOverlaps(module)) {
      if (holdsDescriptor(module, constituentTypeId(structure, first.member) ?? 0) === true)
        continue
      report(
        memberWord(structure, second.member),
        `members ${first.member} and ${second.member} of %${structure.result} overlap`,
      )
    }
  },
}
