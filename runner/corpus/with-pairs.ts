import { pairMakers } from '#generators/pairs/pair-makers'
import type { Makers } from './makers.ts'

/** The makers with those that the pairs stand for. */
export function withPairs(makers: Makers): Makers {
  const made = makers.pairs.map(pairMakers)
  return {
    ...makers,
    generators: [...makers.generators, ...made.map(({ generator }) => generator)],
    mutators: [...makers.mutators, ...made.flatMap(({ mutators }) => mutators)],
    wordMutators: [...makers.wordMutators, ...made.flatMap(({ wordMutators }) => wordMutators)],
  }
}
