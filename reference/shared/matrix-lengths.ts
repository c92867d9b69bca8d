import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../check.ts'
import { embeddedName } from '../core/shared/grammar.ts'
import { operandDefinition, operandWord, resultType } from '../core/shared/operands.ts'
import { isUnsigned } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import type { MatrixFamily } from './cooperative-matrices.ts'

type LengthOpcode = 'OpCooperativeMatrixLengthKHR' | 'OpCooperativeMatrixLengthNV'

/** The check of a length and of OpSpecConstantOp that executes it; `place` is where Type is. */
function lengthCheck(
  rule: RuleId,
  length: LengthOpcode,
  judge: (instruction: Instruction, place: number, module: Module, report: Report) => void,
): Check {
  return {
    rule,
    at: [length, 'OpSpecConstantOp'],
    having: [`Operation.${length}`],
    judge(instruction, module, report) {
      if (instruction.name === length) judge(instruction, 0, module, report)
      else if (embeddedName(instruction) === length) judge(instruction, 1, module, report)
    },
  }
}

/** The check that a length is an unsigned integer of 32 bits. */
export function lengthIsUnsigned(rule: RuleId, length: LengthOpcode): Check {
  return lengthCheck(rule, length, (instruction, _, module, report) => {
    const type = resultType(module, instruction)
    if (type !== undefined && !isUnsigned(type, 32))
      report(
        instruction.word + 1,
        `Result Type %${type.result} is not a 32-bit integer type with Signedness 0`,
      )
  })
}

/** The check that a length is that of a cooperative matrix type of the family. */
export function lengthIsOfMatrixType(
  rule: RuleId,
  length: LengthOpcode,
  { declaration }: MatrixFamily,
): Check {
  return lengthCheck(rule, length, (instruction, place, module, report) => {
    const type = operandDefinition(module, instruction, place)
    if (type !== undefined && type.name !== declaration)
      report(
        operandWord(instruction, place),
        `Type %${type.result} is ${type.name}, not a cooperative matrix type`,
      )
  })
}
