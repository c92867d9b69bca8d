import type { Instruction, Module } from '../../module.ts'
import { operandDefinition } from './operand.ts'
import { pointeeType } from './pointer-type.ts'
import { resultType } from './result-type.ts'

/** The type of the object that a variable allocates; `undefined` where an untyped one does not say. */
export function allocatedType(module: Module, variable: Instruction): Instruction | undefined {
  return variable.name === 'OpVariable'
    ? pointeeType(module, resultType(module, variable))
    : operandDefinition(module, variable, 1)
}
