import type { Module } from '../../module.ts'

/** The low word of the integer that the `OpConstant` `id` is; `undefined` for all else, specialization constants included. */
export function constantWord(module: Module, id: number): number | undefined {
  if (module.definition(id)?.name !== 'OpConstant') return undefined
  const value = module.integerValue(id)
  return value === undefined ? undefined : Number(BigInt.asUintN(32, value))
}
