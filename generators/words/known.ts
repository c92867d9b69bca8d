import type { Module } from '../module.ts'
import { createFacts } from './facts.ts'
import type { NumberType } from './number-type.ts'
import { resultsOf } from './results-of.ts'

/** What earlier instructions say about ids; all `undefined` where nothing is known. */
export interface Known {
  /** Of the id of an integer or floating-point type. */
  readonly numberType: (type: number) => NumberType | undefined
  /** The result type of an id. */
  readonly typeOf: (id: number) => number | undefined
  /** The import string of an instruction set's id. */
  readonly instructionSet: (id: number) => string | undefined
}

/** What the whole module says about its ids; of several definitions of an id the first counts. */
export function knownOf(module: Module): Known {
  const facts = createFacts()
  for (const instruction of module.instructions) {
    const { resultType, result } = resultsOf(instruction)
    facts.learn(instruction, resultType, result)
  }
  return facts
}
