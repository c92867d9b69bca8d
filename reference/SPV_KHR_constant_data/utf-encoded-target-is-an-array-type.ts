import type { Check } from '../check.ts'
import { decorating } from '../core/shared/decoration-at.ts'
import { decorationTargets } from '../core/shared/decoration-targets.ts'
import { utfEncoded } from './utf-encoded.ts'

const arrays: ReadonlySet<string> = new Set(['OpTypeArray', 'OpTypeRuntimeArray'])

/** Decoration, UTFEncodedKHR. */
export const check: Check = {
  rule: 'SPV_KHR_constant_data/utf-encoded-target-is-an-array-type',
  among: decorating,
  judgeModule(module, report) {
    for (const { id, member, word } of decorationTargets(module, utfEncoded)) {
      const target = module.definition(id)
      if (target === undefined) continue
      if (member >= 0) report(word, `UTFEncodedKHR decorates member ${member} of %${id}`)
      else if (!arrays.has(target.name))
        report(word, `UTFEncodedKHR decorates %${id}, an ${target.name}`)
    }
  },
}
