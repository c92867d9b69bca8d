import type { Check } from '../check.ts'
import { isTypeDeclaration } from '../core/shared/types.ts'
import { executing } from '../shared/debug-sets.ts'
import { debugInfos, eachOperand, rowWithNumber } from './shared/debug-info.ts'

export const checks: readonly Check[] = [
  /** DebugTypeComposite, Members, and SPV_KHR_relaxed_extended_instruction, in the stricter reading of both. */
  {
    rule: 'NonSemantic.Shader.DebugInfo/forward-references-are-members',
    among: ['OpExtInstWithForwardRefsKHR'],
    judgeModule(module, report) {
      for (const info of debugInfos(module)) {
        const { instruction, operands, row } = info
        if (row === undefined || instruction.name !== 'OpExtInstWithForwardRefsKHR') continue
        const members = new Set<number>()
        eachOperand(info, ['member'], ({ word }) => members.add(word))
        for (const { value, word } of operands) {
          const definition = module.definition(value)
          if (definition === undefined || definition.index < instruction.index) continue
          if (!members.has(word))
            report(word, `%${value}, an operand of ${row.name}, is a forward reference`)
        }
      }
    },
  },
  /** Version 101 Extension. */
  {
    rule: 'NonSemantic.Shader.DebugInfo/instruction-is-in-the-imported-version',
    among: executing,
    judgeModule(module, report) {
      for (const { number, numberWord, version } of debugInfos(module)) {
        if (version === undefined) continue
        const row = rowWithNumber(module, number)
        if (row !== undefined && row.since > version)
          report(
            numberWord,
            `${row.name} is in the set since version ${row.since}, not in ${version}`,
          )
      }
    },
  },
  /** Instruction Enumeration. */
  {
    rule: 'NonSemantic.Shader.DebugInfo/instruction-number-is-defined',
    among: executing,
    judgeModule(module, report) {
      for (const { number, numberWord, version } of debugInfos(module))
        if (version !== undefined && rowWithNumber(module, number) === undefined)
          report(numberWord, `the set has no instruction ${number}`)
    },
  },
  /** Forward references, for every version of the set. */
  {
    rule: 'NonSemantic.Shader.DebugInfo/operands-are-defined-before-use',
    among: ['OpExtInst'],
    judgeModule(module, report) {
      for (const { instruction, operands } of debugInfos(module)) {
        if (instruction.name !== 'OpExtInst') continue
        for (const { value, word } of operands) {
          const definition = module.definition(value)
          if (definition !== undefined && definition.index >= instruction.index)
            report(word, `%${value} is defined by a later ${definition.name}`)
        }
      }
    },
  },
  /** Binary Form. */
  {
    rule: 'NonSemantic.Shader.DebugInfo/result-type-is-void',
    among: executing,
    judgeModule(module, report) {
      for (const { instruction, version } of debugInfos(module)) {
        const type = module.definition(instruction.resultType)
        if (version !== undefined && isTypeDeclaration(type) && type.name !== 'OpTypeVoid')
          report(instruction.word + 1, `Result Type %${type.result} is ${type.name}`)
      }
    },
  },
]
