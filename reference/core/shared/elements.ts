import type { Instruction, Module } from '../../module.ts'
import { isBoolType, isFloatType, isIntegerType, isSigned, scalarWidth } from './scalar-type.ts'
import { componentCount, componentType } from './vector-type.ts'

/** What the components of a scalar or vector are. */
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
  one: Instruction | undefined,
  other: Instruction | undefined,
): boolean {
  const a = componentCount(module, one)
  const b = componentCount(module, other)
  return a !== undefined && b !== undefined && a !== b
}

/** Whether two scalar or vector types of numbers differ in the width of their components. */
export function differInWidth(
  module: Module,
  one: Instruction | undefined,
  other: Instruction | undefined,
): boolean {
  return scalarWidth(componentType(module, one)) !== scalarWidth(componentType(module, other))
}
