import type { Instruction } from '../module.ts'
import { createFacts, type IdFacts } from './facts.ts'
import { onceFor } from './once-for.ts'
import { resultsOf } from './results-of.ts'

/** Facts about ids from the whole module; if there are several definitions of an id, the first counts. */
export const knownOf = onceFor(({ instructions }): IdFacts => {
  const facts = createFacts()
  for (const instruction of instructions) {
    const { resultType, result } = resultsOf(instruction)
    facts.learn(instruction, resultType, result)
  }
  return facts
})

/** The instructions of a module by their results; of several definitions of an id the first counts. */
export const definitionsIn = onceFor(({ instructions }): ReadonlyMap<number, Instruction> => {
  const found = new Map<number, Instruction>()
  for (const instruction of instructions) {
    const { result } = resultsOf(instruction)
    if (result !== 0 && !found.has(result)) found.set(result, instruction)
  }
  return found
})
