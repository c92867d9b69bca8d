import type { Check } from '../check.ts'
import { decorating } from '../core/shared/decoration-at.ts'
import { decorated } from './shared/decorated.ts'

/** Examples, Heap declarations, in the reading in which they show what heaps must be. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/heap-variable-is-untyped',
  among: decorating,
  judgeModule(module, report) {
    for (const { id, member, word } of decorated(module).heaps)
      if (member < 0 && module.definition(id)?.name === 'OpVariable')
        report(word, `heap %${id} is an OpVariable`)
  },
}
