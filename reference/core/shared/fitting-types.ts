import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { isExtensionType } from './extension-type.ts'
import { operandDefinition, operandWord } from './operand.ts'
import { resultType } from './result-type.ts'

/** Whether a type is what the text asks for at an instruction. */
export type Fits = (type: Instruction, module: Module, instruction: Instruction) => boolean

/** Index of an operand per instruction, result type and result not counted. */
export type Places = Readonly<Record<string, number>>

/**
 * Whether the text that brings a type in may let more be done with it than core knows. SPV_KHR_cooperative_matrix names the
 * instructions that take its matrices, and none of a group.
 */
function isForeign(type: Instruction | undefined): boolean {
  return isExtensionType(type) && type?.name !== 'OpTypeCooperativeMatrixKHR'
}

/** The object at an operand; `undefined` where there is none, of which `core/operand-is-object` tells. */
export function objectAt(
  module: Module,
  instruction: Instruction,
  index: number,
): Instruction | undefined {
  const definition = operandDefinition(module, instruction, index)
  return definition?.resultType === 0 || definition?.name === 'OpFunction' ? undefined : definition
}

/** The type of the object at an operand; `undefined` where it is not for core to say what may be done with it. */
export function objectTypeAt(
  module: Module,
  instruction: Instruction,
  index: number,
): Instruction | undefined {
  const object = objectAt(module, instruction, index)
  const type = object && resultType(module, object)
  return isForeign(type) ? undefined : type
}

/** Whether the result type of an instruction is no such type. */
export function resultMisfits(module: Module, instruction: Instruction, fits: Fits): boolean {
  const type = resultType(module, instruction)
  return type !== undefined && !isForeign(type) && !fits(type, module, instruction)
}

/** That instructions result in a type that fits. */
export function resultFits(
  rule: RuleId,
  at: readonly string[],
  fits: Fits,
  expected: string,
): Check {
  return {
    rule,
    at,
    judge(instruction, module, report) {
      if (resultMisfits(module, instruction, fits))
        report(instruction.word + 1, `${instruction.name} results in no ${expected}`)
    },
  }
}

/** That an operand of each of these instructions, where it is an object, has a type that fits. */
export function operandFits(rule: RuleId, places: Places, fits: Fits, expected: string): Check {
  return {
    rule,
    at: Object.keys(places),
    judge(instruction, module, report) {
      const index = places[instruction.name] ?? 0
      const type = objectTypeAt(module, instruction, index)
      if (type !== undefined && !fits(type, module, instruction))
        report(operandWord(instruction, index), `the operand is no ${expected}`)
    },
  }
}

/** That an operand of each of these instructions has the type of the result, where that is one that `fits`. */
export function operandAsResult(rule: RuleId, places: Places, fits: Fits): Check {
  return {
    rule,
    at: Object.keys(places),
    judge(instruction, module, report) {
      const index = places[instruction.name] ?? 0
      const object = objectAt(module, instruction, index)
      if (object === undefined || object.resultType === instruction.resultType) return
      if (!resultMisfits(module, instruction, fits))
        report(
          operandWord(instruction, index),
          `the operand has type ${object.resultType}, the result ${instruction.resultType}`,
        )
    },
  }
}

/** The same operand of every instruction. */
export function eachAt(names: readonly string[], index: number): Places {
  return Object.fromEntries(names.map((name) => [name, index]))
}
