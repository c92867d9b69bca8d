import { isIntegerType } from '../../core/shared/scalar-type.ts'
import type { Module } from '../../module.ts'

const names: ReadonlySet<string> = new Set(['OpConstant', 'OpConstantNull'])

/**
 * The value of a constant that neither specialization nor the client decides; `undefined` for all other ids, for what is
 * negative, as it may be read without its sign, and for what a number does not hold exactly.
 */
export function knownValue(module: Module, id: number): number | undefined {
  if (!names.has(module.definition(id)?.name ?? '') || !isIntegerType(module.typeOf(id)))
    return undefined
  const value = module.integerValue(id)
  if (value === undefined || value < 0n || value > Number.MAX_SAFE_INTEGER) return undefined
  return Number(value)
}
