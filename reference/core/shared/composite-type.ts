import type { Instruction, Module } from '../../module.ts'
import type { Named } from './named.ts'
import { componentCount, isVectorType } from './vector-type.ts'

type CompositeName =
  | 'OpTypeVector'
  | 'OpTypeVectorIdEXT'
  | 'OpTypeMatrix'
  | 'OpTypeArray'
  | 'OpTypeRuntimeArray'
  | 'OpTypeStruct'

/** Whether it declares an array with a length. */
export function isArrayType(type: Instruction | undefined): type is Named<'OpTypeArray'> {
  return type?.name === 'OpTypeArray'
}

/** Whether it declares a structure type. */
export function isStructType(type: Instruction | undefined): type is Named<'OpTypeStruct'> {
  return type?.name === 'OpTypeStruct'
}

/** Whether it declares a matrix type. */
export function isMatrixType(type: Instruction | undefined): type is Named<'OpTypeMatrix'> {
  return type?.name === 'OpTypeMatrix'
}

/** Whether it declares a vector, matrix, array (run-time arrays included) or structure type. */
export function isCompositeType(type: Instruction | undefined): type is Named<CompositeName> {
  return (
    isVectorType(type) ||
    isMatrixType(type) ||
    isArrayType(type) ||
    isStructType(type) ||
    type?.name === 'OpTypeRuntimeArray'
  )
}

/** Id of the type of constituent `index` of a composite type; `undefined` where there is none. */
export function constituentTypeId(
  type: Instruction | undefined,
  index: number,
): number | undefined {
  if (isStructType(type)) return type.valueAt(index)
  return isCompositeType(type) ? type.valueAt(0) : undefined
}

/** The type of constituent `index` of a composite type; `undefined` where there is none. */
export function constituentType(
  module: Module,
  type: Instruction | undefined,
  index: number,
): Instruction | undefined {
  const id = constituentTypeId(type, index)
  return id === undefined ? undefined : module.definition(id)
}

/**
 * How many top-level constituents a composite type has. `undefined` for types that are no composites, for run-time
 * arrays, and where the number comes from a specialization constant.
 */
export function constituentCount(
  module: Module,
  type: Instruction | undefined,
): number | undefined {
  if (isStructType(type)) return type.operands.length
  if (isMatrixType(type)) return type.valueAt(1)
  if (isVectorType(type)) return componentCount(module, type)
  if (!isArrayType(type)) return undefined
  const length = module.definition(type.valueAt(1) ?? 0)
  if (length?.name !== 'OpConstant') return undefined
  const value = module.integerValue(length.result)
  return value === undefined || value < 0n ? undefined : Number(value)
}
