import type { Environment } from '#spec/environments'
import type { Verdict } from '#spec/verdict'
import type { FiledCase } from '../corpus/manifest.ts'
import type { Outcome } from '../log/outcome.ts'

/** The right answer of a tool that was asked again after a wrong one. */
export interface Repetition {
  readonly verdict: Verdict
  /** Modules that the process had been asked before the wrong answer; absent where that is not known. */
  readonly asked?: number
  /** No fewer modules than these bring the wrong answer about in a fresh process. */
  readonly shortest?: true
}

/** A case as an oracle is asked about it. */
export interface Subject {
  readonly case: FiledCase
  readonly words: Uint32Array
  /** Present for a module that is not made of whole words. */
  readonly octets?: Uint8Array
  /** The contents of the case's file. */
  readonly text: string
  /** Never empty. */
  readonly environments: readonly Environment[]
}

/** An oracle's answer and its outcome. */
export interface JudgedAnswer {
  readonly environment: string
  readonly outcome: Outcome
  readonly verdict: Verdict
  /** The versions of a text by which the answer is right, if the outcome is `other-revision`. */
  readonly revision?: string
  /** Where the first difference is, if the outcome is `wrong-output`. */
  readonly detail?: string
  /** The subject of the message, if the outcome is `agree` and it is not about the broken rule. */
  readonly otherReason?: string
  /** Its verdict when it was asked again, if it did not repeat its answer. */
  readonly again?: Repetition
}

/** All answers of an oracle to one case, an environment each. */
export interface Answered {
  readonly subject: Subject
  readonly answers: readonly JudgedAnswer[]
}
