import type { Check } from '../check.ts'
import { decorating } from '../core/shared/decoration-at.ts'
import { isAnyArrayType } from '../core/shared/innermost.ts'
import { decorated } from './shared/decorated.ts'
import { holdsDescriptor } from './shared/descriptor-types.ts'

/** Decoration, ArrayStrideIdEXT. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/array-stride-id-is-on-an-array-of-descriptors',
  among: decorating,
  judgeModule(module, report) {
    for (const { id, member, word } of decorated(module).arrayStrides) {
      if (member >= 0 || !isAnyArrayType(module.definition(id))) continue
      if (holdsDescriptor(module, id) === false)
        report(word, `ArrayStrideIdEXT decorates %${id}, which contains no descriptor type`)
    }
  },
}
