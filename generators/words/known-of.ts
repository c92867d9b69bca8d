import type { Module } from '../module.ts'
import { createFacts } from './facts.ts'
import type { Known } from './known.ts'
import { resultsOf } from './results-of.ts'

/** What the whole module says about its ids; of several definitions of an id the first counts. */
export function knownOf(module: Module): Known {
  const facts = createFacts()
  for (const instruction of module.instructions) {
    const { resultType, result } = resultsOf(instruction)
    facts.learn(instruction, resultType, result)
  }
  return facts
}
