import type { Instruction, Module } from '../../module.ts'

/** The definition of the instruction's result type; `undefined` where it has none or it is not defined. */
export function resultType(module: Module, instruction: Instruction): Instruction | undefined {
  return instruction.resultType === 0 ? undefined : module.definition(instruction.resultType)
}
