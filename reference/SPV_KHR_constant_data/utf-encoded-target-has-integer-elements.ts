import type { Check } from '../check.ts'
import { decorating } from '../core/shared/decoration-at.ts'
import { decorationTargets } from '../core/shared/decoration-targets.ts'
import { isIntegerType } from '../core/shared/scalar-type.ts'
import { isTypeDeclaration } from '../core/shared/type-declaration.ts'
import { elementType } from './element-type.ts'
import { utfEncoded } from './utf-encoded.ts'

/** Decoration, UTFEncodedKHR. */
export const check: Check = {
  rule: 'SPV_KHR_constant_data/utf-encoded-target-has-integer-elements',
  among: decorating,
  judgeModule(module, report) {
    for (const { id, member, word } of decorationTargets(module, utfEncoded)) {
      if (member >= 0) continue
      const element = elementType(module, module.definition(id))
      if (isTypeDeclaration(element) && !isIntegerType(element))
        report(word, `UTFEncodedKHR decorates %${id} with elements of ${element.name}`)
    }
  },
}
