import { operandKindByName } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { isConstantInstruction } from '../../core/shared/constant-instruction.ts'
import { operandDefinition, operandWord } from '../../core/shared/operand.ts'
import { resultType } from '../../core/shared/result-type.ts'
import { isIntegerType, scalarWidth } from '../../core/shared/scalar-type.ts'
import type { Instruction, Module } from '../../module.ts'
import { fixedNumber } from './matrix.ts'

/** Indexes of an operand, by the names of the instructions that have it. */
export type Places = Readonly<Record<string, number>>

/** Whether the type of a definition is an integer type of 32 bits. */
export function isOf32BitInteger(module: Module, definition: Instruction): boolean {
  const type = resultType(module, definition)
  return isIntegerType(type) && scalarWidth(type) === 32
}

/** The check that an operand is the result of a constant instruction of a 32-bit integer type. */
export function constantOf32Bits(rule: RuleId, name: string, places: Places): Check {
  return {
    rule,
    at: Object.keys(places),
    judge(instruction, module, report) {
      const at = places[instruction.name] ?? 0
      const definition = operandDefinition(module, instruction, at)
      if (definition === undefined) return
      if (!isConstantInstruction(definition) || !isOf32BitInteger(module, definition))
        report(
          operandWord(instruction, at),
          `${name} %${definition.result} is not a 32-bit integer constant`,
        )
    },
  }
}

/** The check that the value of an operand, if specialization cannot change it, is an enumerant of a kind. */
export function enumerated(rule: RuleId, kind: string, places: Places): Check {
  const values = new Set(operandKindByName(kind)?.enumerants.map(({ value }) => BigInt(value)))
  return {
    rule,
    at: Object.keys(places),
    judge(instruction, module, report) {
      const at = places[instruction.name] ?? 0
      const definition = operandDefinition(module, instruction, at)
      if (definition === undefined || !isOf32BitInteger(module, definition)) return
      const value = fixedNumber(module, definition.result)
      if (value !== undefined && !values.has(value))
        report(operandWord(instruction, at), `${value} is not an enumerant of ${kind}`)
    },
  }
}
