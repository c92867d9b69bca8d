import type { Check } from '../../check.ts'
import type { Named } from '../../core/shared/named.ts'
import type { Instruction, Module } from '../../module.ts'

/** Whether it declares a cooperative matrix type. */
export function isMatrix(
  type: Instruction | undefined,
): type is Named<'OpTypeCooperativeMatrixKHR'> {
  return type?.name === 'OpTypeCooperativeMatrixKHR'
}

/** Indexes of the operands of the type, by name. */
export const place = { component: 0, scope: 1, rows: 2, columns: 3, use: 4 } as const

/** An operand of the type that has a number. */
export type Property = Exclude<keyof typeof place, 'component'>

/** The Component Type of a cooperative matrix type; `undefined` if the id has no definition. */
export function componentOf(
  module: Module,
  type: Named<'OpTypeCooperativeMatrixKHR'>,
): Instruction | undefined {
  return module.definition(type.valueAt(place.component) ?? 0)
}

const fixed: ReadonlySet<string> = new Set(['OpConstant', 'OpConstantNull'])

/** The value of an integer constant that specialization cannot change; `undefined` for all else. */
export function fixedNumber(module: Module, id: number | undefined): bigint | undefined {
  if (id === undefined || !fixed.has(module.definition(id)?.name ?? '')) return undefined
  return module.integerValue(id)
}

/** Whether a property of one type is surely another number than a property of another type. */
export function differ(
  module: Module,
  [one, property]: readonly [Instruction, Property],
  [other, otherProperty]: readonly [Instruction, Property],
): boolean {
  const a = fixedNumber(module, one.valueAt(place[property]))
  const b = fixedNumber(module, other.valueAt(place[otherProperty]))
  return a !== undefined && b !== undefined && a !== b
}

const shape: readonly Property[] = ['scope', 'rows', 'columns', 'use']

/** Names of what surely differs between the scopes, sizes and uses of two types. */
export function differencesInShape(
  module: Module,
  one: Instruction,
  other: Instruction,
): readonly string[] {
  return shape.filter((property) => differ(module, [one, property], [other, property]))
}

/** The checks as given, which only modules with a cooperative matrix type are asked about. */
export function amongMatrices(checks: readonly Check[]): readonly Check[] {
  return checks.map((check) => ({ ...check, among: ['OpTypeCooperativeMatrixKHR'] }))
}
