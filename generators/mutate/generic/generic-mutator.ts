import type { Mutator, WordMutator } from '../../maker.ts'

/**
 * Changes a module in one place without a rule in mind: what the change means is for the judge to say, and the result
 * may well be valid. Pure, deterministic, and safe to ask of any module, as every mutator is.
 */
export type GenericMutator = Omit<Mutator, 'rule'>

/** As {@link GenericMutator}, in the words themselves: what comes of it need not form instructions any more. */
export type GenericWordMutator = Omit<WordMutator, 'rule'>
