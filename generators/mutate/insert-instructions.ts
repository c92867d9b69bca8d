import type { Instruction, Module } from '../module.ts'

/** The module with instructions in front of the one with ordinal `at`; at the end where there is none. */
export function insertInstructions(
  module: Module,
  at: number,
  ...added: readonly Instruction[]
): Module {
  const instructions = [...module.instructions]
  instructions.splice(at, 0, ...added)
  return { ...module, instructions }
}
