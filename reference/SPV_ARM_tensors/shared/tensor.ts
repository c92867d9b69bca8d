import { operandType } from '../../core/shared/operands.ts'
import { isArrayType, isScalarType, type Named, scalarWidth } from '../../core/shared/types.ts'
import type { Instruction, Module } from '../../module.ts'

/** Indexes of the operands of the type. */
export const place = { element: 0, rank: 1, shape: 2 } as const

/** The type of the tensor at an operand; `undefined` where it is not a tensor. */
export function tensorType(
  module: Module,
  instruction: Instruction,
  index: number,
): Named<'OpTypeTensorARM'> | undefined {
  const type = operandType(module, instruction, index)
  return type?.name === 'OpTypeTensorARM' ? (type as Named<'OpTypeTensorARM'>) : undefined
}

/** The scalar type that a type is, or that it is an array of; `undefined` for all other types. */
export function scalarOf(module: Module, type: Instruction | undefined): Instruction | undefined {
  const scalar = isArrayType(type) ? module.definition(type.valueAt(0) ?? 0) : type
  return isScalarType(scalar) ? scalar : undefined
}

/** The number that an OpConstant of integer type is, as an unsigned one; `undefined` otherwise. */
export function unsignedNumber(module: Module, id: number | undefined): bigint | undefined {
  if (id === undefined || module.definition(id)?.name !== 'OpConstant') return undefined
  const value = module.integerValue(id)
  return value === undefined
    ? undefined
    : BigInt.asUintN(scalarWidth(module.typeOf(id)) ?? 64, value)
}

/** The Length of an array type and the Rank of a tensor type, if they are known and differ. */
export function differingLength(
  module: Module,
  array: Instruction | undefined,
  tensor: Instruction,
): readonly [length: bigint, rank: bigint] | undefined {
  if (!isArrayType(array)) return undefined
  const length = unsignedNumber(module, array.valueAt(1))
  const rank = unsignedNumber(module, tensor.valueAt(place.rank))
  if (length === undefined || rank === undefined || length === rank) return undefined
  return [length, rank]
}
