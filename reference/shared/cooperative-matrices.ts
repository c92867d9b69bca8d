import { operandKindByName } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { isConstantInstruction } from '../core/shared/constants.ts'
import type { Places } from '../core/shared/fitting-types.ts'
import { operandDefinition, operandWord, resultType } from '../core/shared/operands.ts'
import { isIntegerType, type Named, scalarWidth } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'

/** The declaration of a cooperative matrix type. */
export type MatrixType = Named<'OpTypeCooperativeMatrixKHR'>

/** Whether an instruction declares a cooperative matrix type. */
export function isMatrix(type: Instruction | undefined): type is MatrixType {
  return type?.name === 'OpTypeCooperativeMatrixKHR'
}

/** Indexes of the operands of the type, by name; the first matrices have no Use. */
export const place = { component: 0, scope: 1, rows: 2, columns: 3, use: 4 } as const

/** An operand of the type that has a number. */
export type Property = Exclude<keyof typeof place, 'component'>

/** The cooperative matrices of one of the two texts that declare such types. */
export interface MatrixFamily {
  readonly text: 'SPV_KHR_cooperative_matrix' | 'SPV_NV_cooperative_matrix'
  readonly declaration: MatrixType['name'] | 'OpTypeCooperativeMatrixNV'
  /** What matrices have to have in common where the text says that their shape agrees. */
  readonly shape: readonly Property[]
}

/** The matrices of SPV_KHR_cooperative_matrix. */
export const matricesWithUse: MatrixFamily = {
  text: 'SPV_KHR_cooperative_matrix',
  declaration: 'OpTypeCooperativeMatrixKHR',
  shape: ['scope', 'rows', 'columns', 'use'],
}

/** The matrices of SPV_NV_cooperative_matrix. */
export const matricesWithoutUse: MatrixFamily = {
  text: 'SPV_NV_cooperative_matrix',
  declaration: 'OpTypeCooperativeMatrixNV',
  shape: ['scope', 'rows', 'columns'],
}

/** Whether an instruction declares a type of the family. */
export function isOfFamily(
  { declaration }: MatrixFamily,
  type: Instruction | undefined,
): type is Instruction {
  return type?.name === declaration
}

/** The Component Type of a cooperative matrix type; `undefined` if the id has no definition. */
export function componentOf(module: Module, type: Instruction): Instruction | undefined {
  return module.definition(type.valueAt(place.component) ?? 0)
}

const fixed: ReadonlySet<string> = new Set(['OpConstant', 'OpConstantNull'])

/** The value of an integer constant that specialization cannot change; `undefined` otherwise. */
export function fixedNumber(module: Module, id: number | undefined): bigint | undefined {
  if (id === undefined || !fixed.has(module.definition(id)?.name ?? '')) return undefined
  return module.integerValue(id)
}

/** Whether a property of one type is surely another number than a property of another type. */
export function differ(
  module: Module,
  [instruction, property]: readonly [Instruction, Property],
  [other, otherProperty]: readonly [Instruction, Property],
): boolean {
  const a = fixedNumber(module, instruction.valueAt(place[property]))
  const b = fixedNumber(module, other.valueAt(place[otherProperty]))
  return a !== undefined && b !== undefined && a !== b
}

/** Names of what surely differs between the scopes, sizes and uses of two types of a family. */
export function differencesInShape(
  module: Module,
  left: Instruction,
  right: Instruction,
  { shape }: MatrixFamily = matricesWithUse,
): readonly string[] {
  return shape.filter((property) => differ(module, [left, property], [right, property]))
}

/** The checks as given, which only modules with a cooperative matrix type of the family are asked about. */
export function amongMatrices(
  checks: readonly Check[],
  { declaration }: MatrixFamily = matricesWithUse,
): readonly Check[] {
  return checks.map((check) => ({ ...check, among: [declaration] }))
}

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
      const index = places[instruction.name] ?? 0
      const definition = operandDefinition(module, instruction, index)
      if (definition === undefined) return
      if (!isConstantInstruction(definition) || !isOf32BitInteger(module, definition))
        report(
          operandWord(instruction, index),
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
      const index = places[instruction.name] ?? 0
      const definition = operandDefinition(module, instruction, index)
      if (definition === undefined || !isOf32BitInteger(module, definition)) return
      const value = fixedNumber(module, definition.result)
      if (value !== undefined && !values.has(value))
        report(operandWord(instruction, index), `${value} is not an enumerant of ${kind}`)
    },
  }
}
