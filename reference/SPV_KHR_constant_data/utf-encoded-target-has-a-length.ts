import type { Check } from '../check.ts'
import { decorating } from '../core/shared/decoration-at.ts'
import { decorationTargets } from '../core/shared/decoration-targets.ts'
import { utfEncoded } from './utf-encoded.ts'

/** Decoration, UTFEncodedKHR, in the reading in which a run-time array is no array type. */
export const check: Check = {
  rule: 'SPV_KHR_constant_data/utf-encoded-target-has-a-length',
  among: decorating,
  judgeModule(module, report) {
    for (const { id, member, word } of decorationTargets(module, utfEncoded))
      if (member < 0 && module.definition(id)?.name === 'OpTypeRuntimeArray')
        report(word, `UTFEncodedKHR decorates the run-time array %${id}`)
  },
}
