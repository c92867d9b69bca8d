import type { Check } from '../check.ts'
import { isTypeDeclaration } from '../core/shared/type-declaration.ts'
import { dataForms } from './instructions.ts'

const arrays: ReadonlySet<string> = new Set(['OpTypeArray', 'OpTypeRuntimeArray'])

/** Result Type of each instruction. */
export const check: Check = {
  rule: 'SPV_KHR_constant_data/result-type-is-an-array',
  at: dataForms,
  judge(instruction, module, report) {
    const type = module.definition(instruction.resultType)
    if (isTypeDeclaration(type) && !arrays.has(type.name))
      report(instruction.word + 1, `Result Type %${type.result} is ${type.name}, not an array type`)
  },
}
