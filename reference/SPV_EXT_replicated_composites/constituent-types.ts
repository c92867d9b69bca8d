import { isCompositeType, isStructType } from '../core/shared/composite-type.ts'
import type { Instruction } from '../module.ts'

/** Types that extensions call composite; all their constituents are components of the type at the first operand. */
const composites: ReadonlySet<string> = new Set([
  'OpTypeCooperativeMatrixKHR',
  'OpTypeCooperativeMatrixNV',
])

/**
 * Ids of the types of a composite type's constituents, each once: a structure without members has none, one whose
 * members differ has several. `undefined` where the type is no composite.
 */
export function constituentTypes(type: Instruction): readonly number[] | undefined {
  if (isStructType(type)) return [...new Set(type.operands.map(({ value }) => value))]
  if (!isCompositeType(type) && !composites.has(type.name)) return undefined
  return type.operands.slice(0, 1).map(({ value }) => value)
}
