import type { Module } from '../module.ts'
import { resultsOf } from '../words/results-of.ts'

const ordinalsBy = new WeakMap<Module['instructions'], ReadonlyMap<number, number>>()

function ordinalsIn(instructions: Module['instructions']): ReadonlyMap<number, number> {
  const ordinals = new Map<number, number>()
  for (const [at, instruction] of instructions.entries()) {
    const { result } = resultsOf(instruction)
    if (result !== 0 && !ordinals.has(result)) ordinals.set(result, at)
  }
  return ordinals
}

/** Ordinal of the instruction with that result id; `undefined` when there is none. Of several, the first. */
export function definitionOf({ instructions }: Module, id: number): number | undefined {
  const ordinals = ordinalsBy.get(instructions) ?? ordinalsIn(instructions)
  ordinalsBy.set(instructions, ordinals)
  return ordinals.get(id)
}
