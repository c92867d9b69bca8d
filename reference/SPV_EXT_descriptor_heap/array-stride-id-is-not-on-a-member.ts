import type { Check } from '../check.ts'
import { decorating } from '../core/shared/decoration-at.ts'
import { decorated } from './shared/decorated.ts'
import { memberDecorateId } from './shared/instructions.ts'

/** Decoration, ArrayStrideIdEXT, in the reading in which the note under OpMemberDecorateIdEXT gives no leave. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/array-stride-id-is-not-on-a-member',
  among: decorating,
  judgeModule(module, report) {
    for (const { id, member, word, holder } of decorated(module).arrayStrides) {
      const { name } = holder.instruction
      // What other instructions may hold are rules of their own.
      if (member < 0 || (name !== memberDecorateId && name !== 'OpDecorateId')) continue
      report(word, `ArrayStrideIdEXT decorates member ${member} of %${id}`)
    }
  },
}
