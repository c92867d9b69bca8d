import type { Generator, Mutator, WordMutator } from '#generators/maker'
import type { Pair } from '#generators/pairs/pair'
import { pairMakers } from '#generators/pairs/pair-makers'
import { signaturePairs } from '#generators/signatures/signature-pairs'
import type { Makers } from './makers.ts'

/** Makers with those of pairs. */
export interface MakersWithPairs extends Makers {
  /** The maker of the control of a pair, keyed by the way that breaks a rule in it. No other module has a place for that way. */
  readonly controlOf: ReadonlyMap<Mutator | WordMutator, Generator>
}

/** The pairs of a text: those that are written, and those that its signatures give, which the build may have stored. */
export function pairsOf({ pairs, signatures, ...stored }: Makers): readonly Pair[] {
  return [...pairs, ...(stored.signaturePairs ?? signaturePairs(signatures))]
}

/** The makers with those of the pairs, and of the pairs that signatures give. */
export function withPairs(makers: Makers): MakersWithPairs {
  const made = pairsOf(makers).map(pairMakers)
  return {
    ...makers,
    generators: [...makers.generators, ...made.map(({ generator }) => generator)],
    mutators: [...makers.mutators, ...made.flatMap(({ mutators }) => mutators)],
    wordMutators: [...makers.wordMutators, ...made.flatMap(({ wordMutators }) => wordMutators)],
    controlOf: new Map(
      made.flatMap(({ generator, mutators, wordMutators }) =>
        [...mutators, ...wordMutators].map((mutator) => [mutator, generator]),
      ),
    ),
  }
}
