import { isConstantInstruction } from '../../core/shared/constant-instruction.ts'
import type { Instruction, Module } from '../../module.ts'
import { isGlobalVariable } from './untyped-variable.ts'

/** Whether a variable may be initialized by its result: a constant instruction or a variable outside every function. */
export function isInitializerSource(module: Module, definition: Instruction): boolean {
  return isConstantInstruction(definition) || isGlobalVariable(module, definition)
}
