import type { PageRule } from '../page-rule.ts'

/** Index of a string in {@link PageData.strings}; -1 if there is none. */
type TextIndex = number

/**
 * Index of its rule, name below the rule, expectation, index of its control or -1, summary, environments, and the indices of
 * further rules of which it is a valid case.
 */
export type PageCase = readonly [
  rule: number,
  name: string,
  expect: 'valid' | 'invalid' | 'either',
  control: number,
  summary: TextIndex,
  environments: TextIndex,
  covers: readonly number[],
]

/** One answer: environment, index of its outcome, message, reason of the expectation that explains it. */
export type PageAnswer = readonly [
  environment: TextIndex,
  outcome: number,
  said: TextIndex,
  explained: TextIndex,
]

/** The data of the page's script: a run as tables of numbers, so that 50 000 answers fit into one file. */
export interface PageData {
  readonly oracles: readonly {
    readonly name: string
    readonly version: string
    readonly kind: string
  }[]
  /** Outcomes, worst first. */
  readonly outcomes: readonly {
    readonly name: string
    readonly short: string
    readonly disagrees: boolean
  }[]
  /** Strings that may occur more than once. */
  readonly strings: readonly string[]
  readonly rules: readonly Pick<PageRule, 'id' | 'text' | 'section' | 'summary' | 'class'>[]
  readonly cases: readonly PageCase[]
  /** Each distinct list of answers of a result. */
  readonly answers: readonly (readonly PageAnswer[])[]
  /** For each case and oracle the index of the answers; -1 if the oracle did not run on the case. */
  readonly results: readonly (readonly number[])[]
  /** Address of a playground in which cases open. */
  readonly playground?: string
}
