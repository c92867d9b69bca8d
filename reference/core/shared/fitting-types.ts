import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { article } from './article.ts'
import { operandDefinition, operandWord, resultType } from './operands.ts'
import {
  componentCount,
  componentType,
  isBoolType,
  isExtensionType,
  isFloatType,
  isIntegerType,
  isScalarType,
  isSigned,
  isUnsigned,
  isVectorType,
  scalarWidth,
} from './types.ts'

/** The kinds of components of a scalar or vector. */
export type Kind = 'integer' | 'unsigned' | 'float' | 'boolean'

function isKind(component: Instruction | undefined, kind: Kind): boolean {
  if (kind === 'boolean') return isBoolType(component)
  if (kind === 'float') return isFloatType(component)
  return isIntegerType(component) && (kind === 'integer' || !isSigned(component))
}

/** Whether it is a scalar or vector type of that kind; `unsigned` is an integer type of Signedness 0. */
export function isScalarOrVectorOf(
  module: Module,
  type: Instruction | undefined,
  kind: Kind,
): boolean {
  return isKind(componentType(module, type), kind)
}

/** Whether two scalar or vector types surely differ in their number of components. */
export function differInCount(
  module: Module,
  left: Instruction | undefined,
  right: Instruction | undefined,
): boolean {
  const a = componentCount(module, left)
  const b = componentCount(module, right)
  return a !== undefined && b !== undefined && a !== b
}

/** Whether two scalar or vector types of numbers differ in the width of their components. */
export function differInWidth(
  module: Module,
  left: Instruction | undefined,
  right: Instruction | undefined,
): boolean {
  return scalarWidth(componentType(module, left)) !== scalarWidth(componentType(module, right))
}

/** Whether a type is what the text asks for at an instruction. */
export type Fits = (type: Instruction, module: Module, instruction: Instruction) => boolean

/** Index of an operand per instruction, result type and result not counted. */
export type Places = Readonly<Record<string, number>>

/**
 * Whether the text that brings a type in may let more be done with it than core knows. SPV_KHR_cooperative_matrix names the
 * instructions that take its matrices: none of a group, of an extended set or of a classification is among them.
 */
export function isForeign(type: Instruction | undefined): boolean {
  return isExtensionType(type) && type?.name !== 'OpTypeCooperativeMatrixKHR'
}

/** The object at an operand; `undefined` if there is none, which `core/operand-is-object` reports. */
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

/** Whether the result type of an instruction is not such a type. */
export function resultMisfits(module: Module, instruction: Instruction, fits: Fits): boolean {
  const type = resultType(module, instruction)
  return type !== undefined && !isForeign(type) && !fits(type, module, instruction)
}

/** Checks that instructions result in a type that fits. */
export function resultFits(
  rule: RuleId,
  opcodes: readonly string[],
  fits: Fits,
  expected: string,
): Check {
  return {
    rule,
    at: opcodes,
    judge(instruction, module, report) {
      if (resultMisfits(module, instruction, fits))
        report(instruction.word + 1, `${instruction.name} does not result in ${article(expected)}`)
    },
  }
}

/** Checks that an operand of each of these instructions, where it is an object, has a type that fits. */
export function operandFits(rule: RuleId, places: Places, fits: Fits, expected: string): Check {
  return {
    rule,
    at: Object.keys(places),
    judge(instruction, module, report) {
      const index = places[instruction.name] ?? 0
      const type = objectTypeAt(module, instruction, index)
      if (type !== undefined && !fits(type, module, instruction))
        report(operandWord(instruction, index), `the operand is not ${article(expected)}`)
    },
  }
}

/** Checks that an operand of each of these instructions has the type of the result, where that is one that `fits`. */
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

/** A requirement on a type, and its words in messages. */
export type Wanted = readonly [fits: Fits, says: string]

/** The requirement on the operand at an index. */
export type WantedAt = readonly [index: number, wanted: Wanted]

/** Checks that operands are objects of types that fit; no other rule asks whether they are objects at all. */
export function typedOperands(
  rule: RuleId,
  places: Readonly<Record<string, readonly WantedAt[]>>,
): Check {
  return {
    rule,
    at: Object.keys(places),
    judge(instruction, module, report) {
      for (const [index, [fits, says]] of places[instruction.name] ?? []) {
        const definition = operandDefinition(module, instruction, index)
        if (definition === undefined) continue
        const type = objectTypeAt(module, instruction, index)
        const isForeign = type === undefined && objectAt(module, instruction, index) !== undefined
        if (!isForeign && (type === undefined || !fits(type, module, instruction)))
          report(operandWord(instruction, index), `the operand is not ${article(says)}`)
      }
    },
  }
}

/** Checks that instructions result in a type that fits. */
export function typedResults(rule: RuleId, results: Readonly<Record<string, Wanted>>): Check {
  return {
    rule,
    at: Object.keys(results),
    judge(instruction, module, report) {
      const wanted = results[instruction.name]
      if (wanted === undefined) return
      const [fits, says] = wanted
      if (resultMisfits(module, instruction, fits))
        report(instruction.word + 1, `${instruction.name} does not result in ${article(says)}`)
    },
  }
}

/** The same operands of several instructions, each asked for the same. */
export function wantedAt(
  places: Readonly<Record<string, readonly number[]>>,
  wanted: Wanted,
): Readonly<Record<string, readonly WantedAt[]>> {
  return Object.fromEntries(
    Object.entries(places).map(([name, indexes]) => [
      name,
      indexes.map((index): WantedAt => [index, wanted]),
    ]),
  )
}

/** The Boolean type, for sentences that do not mention vectors. */
export const isBoolean: Fits = (type) => isBoolType(type)

/** A scalar or vector of numbers or Booleans. */
export const isScalarOrVector: Fits = (type, module) => isScalarType(componentType(module, type))

/** An integer scalar of 32 bits. */
export const isWord: Fits = (type) => isIntegerType(type) && scalarWidth(type) === 32

/** An integer scalar of Signedness 0. */
export const isUnsignedScalar: Fits = (type) => isIntegerType(type) && !isSigned(type)

/** A vector of four 32-bit integers of Signedness 0. A count that specialization gives may be four. */
export const isBallot: Fits = (type, module) =>
  isVectorType(type) &&
  (componentCount(module, type) ?? 4) === 4 &&
  isUnsigned(componentType(module, type), 32)

/** A scalar or vector of the kind that a table has for the instruction. */
export function ofKinds(kinds: Readonly<Record<string, Kind>>): Fits {
  return (type, module, { name }) => {
    const kind = kinds[name]
    return kind === undefined || isScalarOrVectorOf(module, type, kind)
  }
}
