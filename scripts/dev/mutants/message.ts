import type { Mutant, MutatedSources } from './plan.ts'
import type { Statements } from './questions.ts'

/** The judge's answer without a mutant. */
export interface Baseline {
  readonly expected: Statements
  /** Keyed by the number of a mutant, the cases in which its place is reached. */
  readonly reaching: ReadonlyMap<number, readonly string[]>
  /** Mutants whose places are reached before the first case. */
  readonly early: ReadonlySet<number>
}

/** The message that the asking process receives. */
export type ToProcess =
  | {
      readonly kind: 'open'
      readonly root: string
      readonly sources: MutatedSources
      /** It is worked out if absent. */
      readonly baseline?: Baseline
      /** The mutant that is in force while modules are loaded, 0 for none. */
      readonly from: number
    }
  /** `isFresh`: the judge was loaded with the mutant, and all cases are asked. */
  | { readonly kind: 'ask'; readonly mutant: Mutant; readonly isFresh: boolean }

/** The answers, in the order of the questions. */
export type FromProcess =
  | { readonly kind: 'ready'; readonly baseline: Baseline }
  | ({ readonly kind: 'answer' } & MutantMessage)
  | { readonly kind: 'failed'; readonly why: string }

/** The fate of a mutant in a process. */
export interface MutantMessage {
  /** The first case that shows it, or the exception that it throws. */
  readonly killedBy?: string
  /** Whether something that is worked out once depends on its place, so that only a judge loaded with it can show it. */
  readonly isKept?: boolean
}
