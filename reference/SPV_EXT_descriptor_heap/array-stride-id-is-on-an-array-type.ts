import type { Check } from '../check.ts'
import { decorating } from '../core/shared/decoration-at.ts'
import { isAnyArrayType } from '../core/shared/innermost.ts'
import { decorated } from './shared/decorated.ts'

/** Decoration, ArrayStrideIdEXT. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/array-stride-id-is-on-an-array-type',
  among: decorating,
  judgeModule(module, report) {
    for (const { id, member, word } of decorated(module).arrayStrides) {
      const target = module.definition(id)
      if (member >= 0 || target === undefined || isAnyArrayType(target)) continue
      report(word, `ArrayStrideIdEXT decorates %${id}, which comes from ${target.name}`)
    }
  },
}
