import type { Instruction, Module } from '../../module.ts'
import type { Named } from './named.ts'
import { isScalarType } from './scalar-type.ts'

/** Whether it declares a vector type, its count given as a literal or as an id. */
export function isVectorType(
  type: Instruction | undefined,
): type is Named<'OpTypeVector' | 'OpTypeVectorIdEXT'> {
  return type?.name === 'OpTypeVector' || type?.name === 'OpTypeVectorIdEXT'
}

/** The component type of a vector, or a scalar type itself; `undefined` for all else. */
export function componentType(
  module: Module,
  type: Instruction | undefined,
): Instruction | undefined {
  if (isVectorType(type)) return module.definition(type.valueAt(0) ?? 0)
  return isScalarType(type) ? type : undefined
}

/**
 * Components of a vector, 1 for a scalar; `undefined` for all else and where the count is not known before
 * specialization.
 */
export function componentCount(module: Module, type: Instruction | undefined): number | undefined {
  if (type?.name === 'OpTypeVector') return type.valueAt(1)
  if (type?.name === 'OpTypeVectorIdEXT') {
    const count = module.definition(type.valueAt(1) ?? 0)
    if (count?.name !== 'OpConstant') return undefined
    const value = module.integerValue(count.result)
    return value === undefined ? undefined : Number(value)
  }
  return isScalarType(type) ? 1 : undefined
}
