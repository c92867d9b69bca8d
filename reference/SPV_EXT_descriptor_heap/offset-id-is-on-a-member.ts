import type { Check } from '../check.ts'
import { decorating } from '../core/shared/decoration-at.ts'
import { decorated } from './shared/decorated.ts'

/** Decoration, OffsetIdEXT. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/offset-id-is-on-a-member',
  among: decorating,
  judgeModule(module, report) {
    for (const { id, member, word, holder } of decorated(module).offsets) {
      // In other instructions it is wrong whatever its target.
      if (member < 0 && holder.instruction.name === 'OpDecorateId')
        report(word, `OffsetIdEXT decorates %${id}, which is no member`)
    }
  },
}
