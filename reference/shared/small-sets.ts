import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { isTypeDeclaration } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'

const executing = ['OpExtInst', 'OpExtInstWithForwardRefsKHR']

/** Whether an instruction executes one of the set with that import name. */
export function executesOne(module: Module, instruction: Instruction, set: string): boolean {
  return module.importName(instruction.valueAt(0) ?? 0) === set
}

/** The check that instructions of a set have the one number that it has. */
export function numberIs1Check(rule: RuleId, set: string): Check {
  return {
    rule,
    at: executing,
    judge(instruction, module, report) {
      const number = instruction.operands[1]
      if (number !== undefined && executesOne(module, instruction, set) && number.value !== 1)
        report(number.word, `the set has no instruction ${number.value}`)
    },
  }
}

/** The check that instructions of a set have an OpTypeVoid for their Result Type. */
export function voidResultCheck(rule: RuleId, set: string): Check {
  return {
    rule,
    at: executing,
    judge(instruction, module, report) {
      if (!executesOne(module, instruction, set)) return
      const type = module.definition(instruction.resultType)
      if (isTypeDeclaration(type) && type.name !== 'OpTypeVoid')
        report(instruction.word + 1, `Result Type %${type.result} is ${type.name}`)
    },
  }
}
