import type { Check } from '../check.ts'
import { decorating } from '../core/shared/decoration-at.ts'
import { isAnyArrayType } from '../core/shared/innermost.ts'
import { decorated } from './shared/decorated.ts'

/** Decoration, ArrayStrideIdEXT, in the reading in which alternatives exclude each other. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/array-stride-and-array-stride-id-exclude-each-other',
  among: decorating,
  judgeModule(module, report) {
    for (const { id, member, word } of decorated(module).arrayStrides) {
      if (member >= 0 || !isAnyArrayType(module.definition(id))) continue
      if (module.isDecorated(id, 'ArrayStride'))
        report(word, `%${id} has both ArrayStride and ArrayStrideIdEXT`)
    }
  },
}
