import type { Check } from '../check.ts'
import { isIntegerType, isTypeDeclaration } from '../core/shared/types.ts'
import { dataForms, elementType } from './shared/data.ts'

const arrays: ReadonlySet<string> = new Set(['OpTypeArray', 'OpTypeRuntimeArray'])

export const checks: readonly Check[] = [
  /** Result Type and Data of each instruction: the amount of Data follows from the number of elements. */
  {
    rule: 'SPV_KHR_constant_data/result-type-has-a-length',
    at: dataForms,
    judge(instruction, module, report) {
      const type = module.definition(instruction.resultType)
      if (type?.name === 'OpTypeRuntimeArray')
        report(instruction.word + 1, `Result Type %${type.result} is a run-time array`)
    },
  },
  /** Result Type of each instruction. */
  {
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
  },
  /** Result Type of each instruction. */
  {
    rule: 'SPV_KHR_constant_data/result-type-has-no-array-stride',
    at: dataForms,
    judge(instruction, module, report) {
      if (module.isDecorated(instruction.resultType, 'ArrayStride'))
        report(
          instruction.word + 1,
          `Result Type %${instruction.resultType} is decorated with ArrayStride`,
        )
    },
  },
  /** Result Type of each instruction. */
  {
    rule: 'SPV_KHR_constant_data/result-type-is-an-array',
    at: dataForms,
    judge(instruction, module, report) {
      const type = module.definition(instruction.resultType)
      if (isTypeDeclaration(type) && !arrays.has(type.name))
        report(
          instruction.word + 1,
          `Result Type %${type.result} is ${type.name}, not an array type`,
        )
    },
  },
]
