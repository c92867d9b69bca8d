import { idKinds } from '../core/shared/grammar.ts'
import type { Module, Operand } from '../module.ts'

/** The value of an integer constant that specialization cannot change, with the sign of its type; `undefined` otherwise. */
export function fixedNumber(module: Module, id: number): number | undefined {
  const name = module.definition(id)?.name
  if (name !== 'OpConstant' && name !== 'OpConstantNull') return undefined
  const value = module.integerValue(id)
  return value === undefined ? undefined : Number(value)
}

/** The number of an operand: a literal, or the value of a constant as {@link fixedNumber} has it. */
export function operandNumber(module: Module, operand: Operand | undefined): number | undefined {
  if (operand === undefined) return undefined
  return idKinds.has(operand.kind) ? fixedNumber(module, operand.value) : operand.value
}
