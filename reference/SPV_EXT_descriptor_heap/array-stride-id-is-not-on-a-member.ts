import type { Check } from '../check.ts'
import { decorated } from './shared/decorated.ts'

/** Decoration, ArrayStrideIdEXT, in the reading in which the note under OpMemberDecorateIdEXT gives no leave. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/array-stride-id-is-not-on-a-member',
  judgeModule(module, report) {
    for (const { id, member, word, holder } of decorated(module).arrayStrides) {
      // What that instruction may hold is a rule of its own.
      if (member < 0 || holder.instruction.name === 'OpMemberDecorate') continue
      report(word, `ArrayStrideIdEXT decorates member ${member} of %${id}`)
    }
  },
}
