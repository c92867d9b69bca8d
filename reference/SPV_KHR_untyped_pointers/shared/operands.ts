import type { RuleId } from '#spec/rule'
import { operandType, operandWord } from '../../core/shared/operand.ts'
import { storageClassOf } from '../../core/shared/pointer-type.ts'
import { resultType } from '../../core/shared/result-type.ts'
import { storageClassName } from '../../core/shared/storage-class-name.ts'
import type { Instruction } from '../../module.ts'
import { type InstructionCheck, valueAt } from './instructions.ts'

/**
 * The check that operands of the instructions named in `at` are values of a type that `fits`.
 *
 * @param operands names of the operands and their places after result type and result.
 * @param wanted what fits, for messages: `a pointer`.
 */
export function operandOfType(
  rule: RuleId,
  at: readonly string[],
  operands: Readonly<Record<string, number>>,
  fits: (type: Instruction | undefined) => boolean,
  wanted: string,
): InstructionCheck {
  const places = Object.entries(operands)
  return {
    rule,
    at,
    judge(instruction, module, report) {
      for (const [name, index] of places) {
        const value = valueAt(module, instruction, index)
        if (value === undefined || fits(value.type)) continue
        const { definition, type } = value
        const what = type === undefined ? `is an ${definition.name}` : `is of ${type.name}`
        report(
          operandWord(instruction, index),
          `${name} %${definition.result} ${what}, not ${wanted}`,
        )
      }
    },
  }
}

/** The check that operand `index` of the instructions named in `at`, where it is a pointer, points into `wanted`. */
export function pointerInStorageClass(
  rule: RuleId,
  at: readonly string[],
  index: number,
  wanted: number,
): InstructionCheck {
  return {
    rule,
    at,
    judge(instruction, module, report) {
      const storage = storageClassOf(operandType(module, instruction, index))
      if (storage !== undefined && storage !== wanted)
        report(
          operandWord(instruction, index),
          `the pointer is into ${storageClassName(storage)}, not ${storageClassName(wanted)}`,
        )
    },
  }
}

/** The check that the Result Type of the instructions named in `at`, where it is a pointer type, has one of `classes`. */
export function resultInStorageClass(
  rule: RuleId,
  at: readonly string[],
  classes: readonly number[],
): InstructionCheck {
  return {
    rule,
    at,
    judge(instruction, module, report) {
      const storage = storageClassOf(resultType(module, instruction))
      if (storage !== undefined && !classes.includes(storage))
        report(
          instruction.word + 1,
          `Result Type %${instruction.resultType} has the storage class ${storageClassName(storage)}`,
        )
    },
  }
}

/**
 * The check that the Result Type of the instructions named in `at` is a type that `fits`. Result types that are no
 * types are a fault of their own.
 *
 * @param wanted what fits, for messages: `a pointer type`.
 */
export function resultOfType(
  rule: RuleId,
  at: readonly string[],
  fits: (type: Instruction) => boolean,
  wanted: string,
): InstructionCheck {
  return {
    rule,
    at,
    judge(instruction, module, report) {
      const type = resultType(module, instruction)
      if (type !== undefined && !fits(type))
        report(instruction.word + 1, `Result Type %${type.result} is ${type.name}, not ${wanted}`)
    },
  }
}
