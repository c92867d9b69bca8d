import { enumerantByValue } from '#spec/grammar/grammar'
import type { Check } from '../check.ts'
import { decorating } from '../core/shared/decoration-at.ts'
import { decorated } from './shared/decorated.ts'
import { memberDecorateId } from './shared/instructions.ts'

/** BuiltIn, SamplerHeapEXT and ResourceHeapEXT. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/heap-built-in-is-not-on-a-member',
  among: decorating,
  judgeModule(module, report) {
    for (const { id, member, word, holder } of decorated(module).heaps) {
      // What that instruction may hold is a rule of its own.
      if (member < 0 || holder.instruction.name === memberDecorateId) continue
      const name = enumerantByValue('BuiltIn', holder.enumerant.value)?.name
      report(word, `${name} decorates member ${member} of %${id}`)
    }
  },
}
