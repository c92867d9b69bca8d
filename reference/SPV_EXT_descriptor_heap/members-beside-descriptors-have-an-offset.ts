import type { Check } from '../check.ts'
import { holdsDescriptor } from './shared/descriptor-types.ts'
import { laidOutTypes } from './shared/laid-out-types.ts'
import { offsetsOf } from './shared/offsets.ts'

/** Types, Explicit Layout. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/members-beside-descriptors-have-an-offset',
  among: ['OpTypeStruct', 'OpTypeArray', 'OpTypeRuntimeArray'],
  judgeModule(module, report) {
    for (const structure of laidOutTypes(module).structures) {
      if (holdsDescriptor(module, structure.result) !== true) continue
      for (const { member, isLiteral, ids } of offsetsOf(module, structure))
        if (!isLiteral && ids.length === 0)
          report(
            structure.operands[member]?.word ?? structure.word,
            `member ${member} of %${structure.result} has neither Offset nor OffsetIdEXT`,
          )
    }
  },
}
