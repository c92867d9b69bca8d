import type { Check } from '../check.ts'
import { constituentType } from '../core/shared/composite-type.ts'
import { decorating } from '../core/shared/decoration-at.ts'
import { memberOverlaps } from './shared/member-overlaps.ts'
import { sizeOfType } from './shared/size.ts'
import { memberWord, structuresWithOffsetIds } from './shared/structures-with-offset-ids.ts'

/** Types, Explicit Layout; Decoration, OffsetIdEXT. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/offset-ids-cause-no-overlap',
  among: decorating,
  judgeModule(module, report) {
    if (!module.capabilities.has('DescriptorHeapEXT')) return
    for (const { structure, offsets } of structuresWithOffsetIds(module)) {
      const overlaps = memberOverlaps(offsets, ({ member }) => {
        const { bytes, exact } = sizeOfType(module, constituentType(module, structure, member))
        return exact ? bytes : undefined
      })
      for (const { first, second } of overlaps)
        report(
          memberWord(structure, second.member),
          `members ${first.member} and ${second.member} of %${structure.result} overlap`,
        )
    }
  },
}
