import type { Mutant, MutatedSources } from './plan.ts'
import type { Statements } from './questions.ts'

/** What the process that asks receives. */
export type ToProcess =
  | {
      readonly kind: 'open'
      readonly root: string
      readonly sources: MutatedSources
      /** What the judge says without a mutant; it is worked out if absent. */
      readonly expected?: Statements
      /** The mutant that is in force while modules are loaded, 0 for none. */
      readonly from: number
    }
  | { readonly kind: 'ask'; readonly mutant: Mutant }

/** The answers, in the order of the questions. */
export type FromProcess =
  | { readonly kind: 'ready'; readonly expected: Statements }
  /** `killedBy`: the first case that shows the mutant, or the exception that it throws. */
  | { readonly kind: 'answer'; readonly killedBy?: string }
  | { readonly kind: 'failed'; readonly why: string }
