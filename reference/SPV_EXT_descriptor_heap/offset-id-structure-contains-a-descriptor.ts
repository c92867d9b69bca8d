import type { Check } from '../check.ts'
import { isStructType } from '../core/shared/composite-type.ts'
import { decorating } from '../core/shared/decoration-at.ts'
import { decorated } from './shared/decorated.ts'
import { holdsDescriptor } from './shared/descriptor-types.ts'

/** Decoration, OffsetIdEXT. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/offset-id-structure-contains-a-descriptor',
  among: decorating,
  judgeModule(module, report) {
    const judged = new Set<number>()
    for (const { id, member, word } of decorated(module).offsets) {
      if (member < 0 || judged.has(id) || !isStructType(module.definition(id))) continue
      judged.add(id)
      if (holdsDescriptor(module, id) === false)
        report(word, `OffsetIdEXT decorates a member of %${id}, which contains no descriptor type`)
    }
  },
}
