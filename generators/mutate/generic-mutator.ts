import type { Mutator, Site, WordMutator } from '../maker.ts'
import type { Module } from '../module.ts'

/**
 * Changes a module in one place without a rule in mind: what the change means is for the judge to say, and the result
 * may well be valid. Pure, deterministic, and safe to ask of any module, as every mutator is.
 */
export interface GenericMutator extends Omit<Mutator, 'rule'> {
  /** The sites at the instruction with ordinal `index` alone, for callers that need one site of a module and not all. Mutators of texts do not have it. */
  readonly sitesAt?: (module: Module, index: number) => readonly Site[]
}

/** As {@link GenericMutator}, in the words themselves: what comes of it need not form instructions any more. */
export interface GenericWordMutator extends Omit<WordMutator, 'rule'> {
  /** The sites at the word with index `index` alone. */
  readonly sitesAt?: (words: Uint32Array, index: number) => readonly Site[]
}
