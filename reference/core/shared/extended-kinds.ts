import { instructionSetByName } from '#spec/grammar/instruction-sets'
import type { Instruction, Module } from '../../module.ts'
import { differInCount, differInWidth } from './elements.ts'
import type { FitsCall } from './extended-instructions.ts'
import { resultType } from './result-type.ts'
import { isFloatType, isIntegerType, isNumericalType, scalarWidth } from './scalar-type.ts'
import { componentCount, componentType, isVectorType } from './vector-type.ts'

/** Names of the instructions of a set with numbers from `first` to `last`. */
export function namesBetween(set: string, first: number, last: number): readonly string[] {
  const { instructions = [] } = instructionSetByName(set) ?? {}
  return instructions
    .filter(({ opcode }) => first <= opcode && opcode <= last)
    .map(({ name }) => name)
}

/** Whether a type is a component type of the wanted kind. */
type FitsComponent = (component: Instruction | undefined) => boolean

/** Floating-point, of any of those widths if any are listed. */
export function floating(...widths: readonly number[]): FitsComponent {
  return (type) =>
    isFloatType(type) && (widths.length === 0 || widths.includes(scalarWidth(type) ?? 0))
}

/** An integer, of any of those widths if any are listed. */
export function integral(...widths: readonly number[]): FitsComponent {
  return (type) =>
    isIntegerType(type) && (widths.length === 0 || widths.includes(scalarWidth(type) ?? 0))
}

/** A floating-point or integer type. */
export const numerical: FitsComponent = (type) => isNumericalType(type)

/** A scalar of that kind. */
export function scalarOf(fits: FitsComponent): FitsCall {
  return (type) => fits(type)
}

/** A scalar or vector of that kind. */
export function scalarOrVectorOf(fits: FitsComponent): FitsCall {
  return (type, module) => fits(componentType(module, type))
}

/** A vector of that kind, with as many components as one of `counts` if any are listed. */
export function vectorOf(fits: FitsComponent, ...counts: readonly number[]): FitsCall {
  return (type, module) =>
    isVectorType(type) && fits(componentType(module, type)) && hasCount(module, type, counts)
}

/** Whether the number of components is among `counts`, is not known, or none are listed. */
export function hasCount(
  module: Module,
  type: Instruction | undefined,
  counts: readonly number[],
): boolean {
  if (counts.length === 0 || type?.name === 'OpTypeVectorIdEXT') return true
  const count = componentCount(module, type)
  return count === undefined || counts.includes(count)
}

/** As `fits`, with as many components as the result; a result that is not a scalar or vector decides nothing. */
export function asMany(fits: FitsCall): FitsCall {
  return (type, module, call) =>
    fits(type, module, call) && !differInCount(module, type, resultType(module, call))
}

/** Whether the result type is as its own rule asks, and so decides about operands. */
export function hasResult(fits: FitsCall): FitsCall {
  return (_, module, call) => {
    const result = resultType(module, call)
    return result !== undefined && fits(result, module, call)
  }
}

/** Whether the components of a type are as many and as wide as those of the result. */
export const isAsLarge: FitsCall = (type, module, call) => {
  const result = resultType(module, call)
  return !differInCount(module, type, result) && !differInWidth(module, type, result)
}

/** Whether components of a type have the component type of the result. */
export const hasResultComponents: FitsCall = (type, module, call) =>
  componentType(module, type) === componentType(module, resultType(module, call))
