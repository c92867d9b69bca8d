import { isIntegerType } from '../../core/shared/scalar-type.ts'
import type { Module } from '../../module.ts'

const names: ReadonlySet<string> = new Set(['OpConstant', 'OpConstantNull'])

/** The value of a constant that neither specialization nor the client decides; `undefined` for all other ids. */
export function knownValue(module: Module, id: number): number | undefined {
  if (!names.has(module.definition(id)?.name ?? '') || !isIntegerType(module.typeOf(id)))
    return undefined
  const value = module.integerValue(id)
  return value === undefined ? undefined : Number(value)
}
