import type { Module } from '../module.ts'

/** The value of an integer constant that specialization cannot change, with the sign of its type; `undefined` for all else. */
export function fixedNumber(module: Module, id: number): number | undefined {
  const name = module.definition(id)?.name
  if (name !== 'OpConstant' && name !== 'OpConstantNull') return undefined
  const value = module.integerValue(id)
  return value === undefined ? undefined : Number(value)
}
