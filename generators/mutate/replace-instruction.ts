import type { Instruction, Module } from '../module.ts'

/** The module with other instructions, any number of them, in the place of the one with ordinal `at`. */
export function replaceInstruction(
  module: Module,
  at: number,
  ...by: readonly Instruction[]
): Module {
  const instructions = [...module.instructions]
  instructions.splice(at, 1, ...by)
  return { ...module, instructions }
}
