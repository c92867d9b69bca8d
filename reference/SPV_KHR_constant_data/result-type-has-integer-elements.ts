import type { Check } from '../check.ts'
import { isIntegerType } from '../core/shared/scalar-type.ts'
import { isTypeDeclaration } from '../core/shared/type-declaration.ts'
import { elementType } from './element-type.ts'
import { dataForms } from './instructions.ts'

/** Result Type of each instruction. */
export const check: Check = {
  rule: 'SPV_KHR_constant_data/result-type-has-integer-elements',
  at: dataForms,
  judge(instruction, module, report) {
    const element = elementType(module, module.definition(instruction.resultType))
    if (!isTypeDeclaration(element) || isIntegerType(element)) return
    report(
      instruction.word + 1,
      `elements of Result Type %${instruction.resultType} are of ${element.name} %${element.result}`,
    )
  },
}
