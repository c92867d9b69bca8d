import type { Check } from '../check.ts'
import { decorating } from '../core/shared/decoration-at.ts'
import { decorationTargets } from '../core/shared/decoration-targets.ts'
import { isIntegerType, scalarWidth } from '../core/shared/scalar-type.ts'
import { elementType } from './element-type.ts'
import { utfEncoded } from './utf-encoded.ts'

/** Decoration, UTFEncodedKHR. */
export const check: Check = {
  rule: 'SPV_KHR_constant_data/utf-encoded-width-is-8',
  among: decorating,
  judgeModule(module, report) {
    for (const { id, member, word } of decorationTargets(module, utfEncoded)) {
      if (member >= 0) continue
      const element = elementType(module, module.definition(id))
      if (isIntegerType(element) && scalarWidth(element) !== 8)
        report(word, `UTFEncodedKHR decorates %${id} with elements of ${scalarWidth(element)} bits`)
    }
  },
}
