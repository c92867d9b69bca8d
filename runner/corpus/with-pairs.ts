import { pairMakers } from '#generators/pairs/pair-makers'
import { signaturePairs } from '#generators/signatures/signature-pairs'
import type { Makers } from './makers.ts'

/** The makers with those of the pairs, and of the pairs that signatures give. */
export function withPairs(makers: Makers): Makers {
  const ofSignatures = makers.signaturePairs ?? signaturePairs(makers.signatures)
  const made = [...makers.pairs, ...ofSignatures].map(pairMakers)
  return {
    ...makers,
    generators: [...makers.generators, ...made.map(({ generator }) => generator)],
    mutators: [...makers.mutators, ...made.flatMap(({ mutators }) => mutators)],
    wordMutators: [...makers.wordMutators, ...made.flatMap(({ wordMutators }) => wordMutators)],
  }
}
