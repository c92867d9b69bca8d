import { isUnsigned } from '../core/shared/scalar-type.ts'
import type { Module } from '../module.ts'

/** The value of `id` where it is an `OpConstant` of 32-bit unsigned integer type; `undefined` for all else. */
export function unsignedConstant(module: Module, id: number | undefined): number | undefined {
  const definition = id === undefined ? undefined : module.definition(id)
  if (definition?.name !== 'OpConstant' || !isUnsigned(module.typeOf(definition.result), 32))
    return undefined
  return definition.operands[0]?.value
}
