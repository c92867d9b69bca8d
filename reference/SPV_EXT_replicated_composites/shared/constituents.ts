import { isCompositeType, isStructType } from '../../core/shared/types.ts'
import type { Instruction } from '../../module.ts'

/** Declares a composite constant. */
export const constantForm = 'OpConstantCompositeReplicateEXT'

/** Declares a composite specialization constant. */
export const specConstantForm = 'OpSpecConstantCompositeReplicateEXT'

/** Constructs a composite object. */
export const objectForm = 'OpCompositeConstructReplicateEXT'

/** The three instructions of the text. Each has Result Type, Result and one operand, Value. */
export const replicateForms: readonly string[] = [constantForm, specConstantForm, objectForm]

/** Types that extensions call composite, with the operands they have where they are; all their constituents are components of the type at the first operand. */
const composites: ReadonlyMap<string, number> = new Map([
  ['OpTypeCooperativeMatrixKHR', 0],
  ['OpTypeCooperativeMatrixNV', 0],
  // Without a Shape, the third operand, a tensor is opaque.
  ['OpTypeTensorARM', 3],
])

/** Keyed by structure type: many instructions may have a wide one as their result type. */
const members = new WeakMap<Instruction, readonly number[]>()

function memberTypes(structure: Instruction): readonly number[] {
  const known = members.get(structure)
  if (known !== undefined) return known
  const types = [...new Set(structure.operands.map(({ value }) => value))]
  members.set(structure, types)
  return types
}

/**
 * Ids of the types of a composite type's constituents, each once: a structure without members has none, one whose
 * members differ has several. `undefined` where the type is not a composite.
 */
export function constituentTypes(type: Instruction): readonly number[] | undefined {
  if (isStructType(type)) return memberTypes(type)
  const operands = composites.get(type.name) ?? Number.POSITIVE_INFINITY
  if (!isCompositeType(type) && type.operands.length < operands) return undefined
  return type.operands.slice(0, 1).map(({ value }) => value)
}
