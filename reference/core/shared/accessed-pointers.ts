import type { Instruction, Module } from '../../module.ts'
import { operandDefinition, operandType } from './operands.ts'
import { isPointerType, pointeeType } from './types.ts'

/** Whether operand `index` is defined, but as no value of a pointer type. */
export function isNoPointer(module: Module, instruction: Instruction, index: number): boolean {
  return (
    operandDefinition(module, instruction, index) !== undefined &&
    !isPointerType(operandType(module, instruction, index))
  )
}

/** The pointee of a typed pointer at operand `index`. */
export function pointee(
  module: Module,
  instruction: Instruction,
  index: number,
): Instruction | undefined {
  return pointeeType(module, operandType(module, instruction, index))
}
