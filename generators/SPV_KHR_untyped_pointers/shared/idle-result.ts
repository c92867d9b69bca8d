import type { Module } from '../../module.ts'
import { isUnused } from '../../mutate/is-unused.ts'
import { resultsOf } from '../../words/results-of.ts'

/** True of an instruction, by its ordinal, whose result nobody asks for: its type may change. */
export function hasIdleResult(module: Module, at: number): boolean {
  const instruction = module.instructions[at]
  if (instruction === undefined) return false
  const { result } = resultsOf(instruction)
  return result !== 0 && isUnused(module, result)
}
