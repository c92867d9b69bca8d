import type { Instruction, Module } from '../module.ts'
import { definitionOf } from './definition-of.ts'

/** The instruction with that result id; `undefined` when there is none. */
export function definition(module: Module, id: number | undefined): Instruction | undefined {
  const at = id === undefined ? undefined : definitionOf(module, id)
  return at === undefined ? undefined : module.instructions[at]
}
