import { operandType } from '../../core/shared/operand.ts'
import { isPointerType } from '../../core/shared/pointer-type.ts'
import type { Instruction, Module } from '../../module.ts'
import { isTypedPointerType } from './untyped.ts'

/** The instructions that compare pointers for equality. */
export const equality: readonly string[] = ['OpPtrEqual', 'OpPtrNotEqual']

/** The instruction that subtracts pointers. */
export const subtraction: readonly string[] = ['OpPtrDiff']

/** Names and places of the compared pointers. */
export const comparedOperand = { 'Operand 1': 0, 'Operand 2': 1 } as const

/** The types of both operands of a comparison; `undefined` where one is no pointer. */
export function comparedTypes(
  module: Module,
  comparison: Instruction,
): readonly [Instruction, Instruction] | undefined {
  const one = operandType(module, comparison, 0)
  const other = operandType(module, comparison, 1)
  return isPointerType(one) && isPointerType(other) ? [one, other] : undefined
}

/** Whether both are typed pointer types, and two of them. */
export function areTypedAndDiffer(one: Instruction, other: Instruction): boolean {
  return isTypedPointerType(one) && isTypedPointerType(other) && one !== other
}
