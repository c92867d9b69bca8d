import type { Instruction, Module } from '../../module.ts'

/** The instruction before one; `undefined` before the first. */
export function instructionBefore(
  { instructions }: Module,
  { index }: Pick<Instruction, 'index'>,
): Instruction | undefined {
  return index === 0 ? undefined : instructions.at(index - 1)
}
