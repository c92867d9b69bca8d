import type { RuleId } from '#spec/rule'
import type { CheckAtInstructions } from '../check.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../core/shared/operands.ts'
import {
  componentCount,
  componentType,
  isBoolType,
  isFloatType,
  isIntegerType,
  isUnsigned,
  isVectorType,
  scalarWidth,
} from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'

/** The requirement on a type. */
export interface WantedType {
  /** For messages. */
  readonly name: string
  readonly fits: (module: Module, type: Instruction) => boolean
}

function isFloat32(type: Instruction | undefined): boolean {
  return isFloatType(type) && scalarWidth(type) === 32
}

/** A vector whose count is not known before specialization fits. */
function isVectorOf(module: Module, type: Instruction | undefined, count: number): boolean {
  if (!isVectorType(type) || !isFloat32(componentType(module, type))) return false
  return (componentCount(module, type) ?? count) === count
}

export const boolean: WantedType = { name: 'OpTypeBool', fits: (_, type) => isBoolType(type) }

export const integer: WantedType = {
  name: 'a 32-bit integer type',
  fits: (_, type) => isIntegerType(type) && scalarWidth(type) === 32,
}

export const unsigned: WantedType = {
  name: 'the 32-bit integer type of Signedness 0',
  fits: (_, type) => isUnsigned(type, 32),
}

export const float: WantedType = {
  name: 'a 32-bit floating-point type',
  fits: (_, type) => isFloat32(type),
}

/** A vector of 32-bit floating-point numbers. */
export function vector(count: number): WantedType {
  return {
    name: `a vector of ${count} 32-bit floating-point numbers`,
    fits: (module, type) => isVectorOf(module, type, count),
  }
}

export const accelerationStructure: WantedType = {
  name: 'OpTypeAccelerationStructureKHR',
  fits: (_, { name }) => name === 'OpTypeAccelerationStructureKHR',
}

/** The check that instructions result in a type of a shape. */
export function resultOf(
  rule: RuleId,
  opcodes: readonly string[],
  { name, fits }: WantedType,
): CheckAtInstructions {
  return {
    rule,
    at: opcodes,
    judge(instruction, module, report) {
      const type = resultType(module, instruction)
      if (type !== undefined && !fits(module, type))
        report(instruction.word + 1, `Result Type %${type.result} is not ${name}`)
    },
  }
}

/** The check that operands of an instruction are values of a type of a shape. */
export function operandsOf(
  rule: RuleId,
  instruction: string,
  places: readonly number[],
  wanted: WantedType,
): CheckAtInstructions {
  return operandsOfEach(rule, [instruction], places, wanted)
}

/** The check that operands of several instructions, at the same places of each, are values of a type of a shape. */
export function operandsOfEach(
  rule: RuleId,
  opcodes: readonly string[],
  places: readonly number[],
  { name, fits }: WantedType,
): CheckAtInstructions {
  return {
    rule,
    at: opcodes,
    judge(operation, module, report) {
      for (const place of places) {
        const definition = operandDefinition(module, operation, place)
        const type = operandType(module, operation, place)
        if (definition === undefined || (type !== undefined && fits(module, type))) continue
        report(operandWord(operation, place), `%${definition.result} is not of ${name}`)
      }
    },
  }
}
