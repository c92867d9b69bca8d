import type { Module } from '../module.ts'
import { resultsOf } from '../words/results-of.ts'
import { definitionOf } from './definition-of.ts'

/** Result type of an id; `undefined` when it is not defined or has no type. */
export function typeOf(module: Module, id: number): number | undefined {
  const at = definitionOf(module, id)
  const instruction = at === undefined ? undefined : module.instructions[at]
  return instruction === undefined ? undefined : resultsOf(instruction).resultType || undefined
}
