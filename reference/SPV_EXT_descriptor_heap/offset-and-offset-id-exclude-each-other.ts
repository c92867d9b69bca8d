import type { Check } from '../check.ts'
import { decorating } from '../core/shared/decoration-at.ts'
import { memberWord, structuresWithOffsetIds } from './shared/structures-with-offset-ids.ts'

/** Decoration, OffsetIdEXT, in the reading in which alternatives exclude each other. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/offset-and-offset-id-exclude-each-other',
  among: decorating,
  judgeModule(module, report) {
    for (const { structure, offsets } of structuresWithOffsetIds(module))
      for (const { member, ids, isLiteral } of offsets)
        if (isLiteral && ids.length > 0)
          report(
            memberWord(structure, member),
            `member ${member} of %${structure.result} has both Offset and OffsetIdEXT`,
          )
  },
}
