import type { Module } from '../module.ts'
import { resultsOf } from '../words/results-of.ts'

/** Ordinal of the instruction with that result id; `undefined` when there is none. Of several, the first. */
export function definitionOf(module: Module, id: number): number | undefined {
  if (id === 0) return undefined
  const at = module.instructions.findIndex((each) => resultsOf(each).result === id)
  return at < 0 ? undefined : at
}
