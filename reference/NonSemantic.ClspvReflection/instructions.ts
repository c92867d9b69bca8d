import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { isTypeDeclaration } from '../core/shared/types.ts'
import { reflectionCheck, reflectionOf } from './shared/reflection.ts'

/** The check that the set has an instruction with that number, in the followed version of the text. */
function numberCheck(rule: RuleId): Check {
  return reflectionCheck(rule, ({ row, number, numberWord }, _module, report) => {
    if (row === undefined) report(numberWord, `the set has no instruction ${number}`)
  })
}

export const checks: readonly Check[] = [
  /** Binary Form, the version of each instruction. */
  reflectionCheck(
    'NonSemantic.ClspvReflection/instruction-is-in-the-imported-version',
    ({ row, version, numberWord }, _module, report) => {
      if (row !== undefined && version !== undefined && version < row.since)
        report(
          numberWord,
          `${row.name} is in the set since version ${row.since}, not in ${version}`,
        )
    },
  ),
  /** Binary Form, from revision 7 on. */
  numberCheck('NonSemantic.ClspvReflection/instruction-number-is-between-1-and-42'),
  /** Binary Form, up to revision 6. */
  numberCheck('NonSemantic.ClspvReflection/instruction-number-is-defined'),
  /** Binary Form: no instruction supports forward references, which SPV_KHR_relaxed_extended_instruction would allow. */
  {
    rule: 'NonSemantic.ClspvReflection/not-executed-with-forward-references',
    at: ['OpExtInstWithForwardRefsKHR'],
    judge(instruction, module, report) {
      const forward = reflectionOf(module, instruction)?.operands.find(
        ({ value }) => (module.definition(value)?.index ?? -1) >= instruction.index,
      )
      if (forward !== undefined)
        report(
          forward.word,
          `%${forward.value} is a forward reference, which the set does not support`,
        )
    },
  },
  /** Binary Form: no instruction supports forward references. */
  reflectionCheck(
    'NonSemantic.ClspvReflection/operands-are-defined-before-use',
    ({ instruction, operands }, module, report) => {
      for (const { value, word } of operands) {
        const definition = module.definition(value)
        if (definition !== undefined && definition.index >= instruction.index)
          report(word, `%${value} is defined by a later ${definition.name}`)
      }
    },
  ),
  /** Binary Form. */
  reflectionCheck(
    'NonSemantic.ClspvReflection/result-type-is-void',
    ({ instruction }, module, report) => {
      const type = module.definition(instruction.resultType)
      if (isTypeDeclaration(type) && type.name !== 'OpTypeVoid')
        report(instruction.word + 1, `Result Type %${type.result} is ${type.name}`)
    },
  ),
]
