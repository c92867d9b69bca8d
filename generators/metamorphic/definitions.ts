import type { Instruction, Module } from '../module.ts'
import { resultsOf } from '../words/results-of.ts'

/** Instructions by their results; of several with one result, the first. */
export function definitionsIn(module: Module): ReadonlyMap<number, Instruction> {
  const definitions = new Map<number, Instruction>()
  for (const each of module.instructions) {
    const { result } = resultsOf(each)
    if (result !== 0 && !definitions.has(result)) definitions.set(result, each)
  }
  return definitions
}
