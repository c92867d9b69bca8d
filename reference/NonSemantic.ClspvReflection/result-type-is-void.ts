import { isTypeDeclaration } from '../core/shared/type-declaration.ts'
import { reflectionCheck } from './reflection-check.ts'

/** Binary Form. */
export const check = reflectionCheck(
  'NonSemantic.ClspvReflection/result-type-is-void',
  ({ instruction }, module, report) => {
    const type = module.definition(instruction.resultType)
    if (isTypeDeclaration(type) && type.name !== 'OpTypeVoid')
      report(instruction.word + 1, `Result Type %${type.result} is ${type.name}`)
  },
)
