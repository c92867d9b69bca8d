import type { EnforcementWord } from '../../report/enforcement.ts'

/** Index of a string in {@link PageData.strings}; -1 if there is none. */
type TextIndex = number

/** A rule as the page shows it. The fields of the catalogue are absent if only the log names the rule. */
export interface PageRule {
  readonly id: string
  readonly text: string
  readonly section: string
  readonly summary: string
  readonly class: string
  readonly phase?: string
  /** How it is decided, in words. */
  readonly decided?: string
  /** How plainly the text says it, in words. */
  readonly confidence?: string
  readonly why?: string
  readonly notes?: string
}

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

/** How far an oracle enforces a statement: the word, invalid cases rejected with their control accepted, and those asked. */
export type PageEnforcement = readonly [word: EnforcementWord, refused: number, asked: number]

/**
 * A statement of a text: section, ordinal there, indices of its rules, why it has none, the reason in words, and how far
 * each oracle enforces it, if it has rules.
 */
export type PageStatement = readonly [
  section: TextIndex,
  ordinal: number,
  rules: readonly number[],
  why: TextIndex,
  reason: TextIndex,
  enforced: readonly PageEnforcement[],
]

/** The data of the page's script: a run as tables of numbers, so that 50 000 answers fit into one file. */
export interface PageData {
  readonly texts: readonly {
    readonly name: string
    readonly title: string
    readonly revision: number
    readonly statements: readonly PageStatement[]
  }[]
  readonly oracles: readonly {
    readonly name: string
    readonly version: string
    readonly kind: string
  }[]
  /** How each word for enforcement is shown, in the order of a list. */
  readonly enforcement: Readonly<
    Record<EnforcementWord, { readonly state: string; readonly mark: string }>
  >
  /** Outcomes, worst first. */
  readonly outcomes: readonly {
    readonly name: string
    readonly short: string
    readonly disagrees: boolean
  }[]
  /** Strings that may occur more than once. */
  readonly strings: readonly string[]
  readonly rules: readonly PageRule[]
  readonly cases: readonly PageCase[]
  /** Each distinct list of answers of a result. */
  readonly answers: readonly (readonly PageAnswer[])[]
  /** For each case and oracle the index of the answers; -1 if the oracle did not run on the case. */
  readonly results: readonly (readonly number[])[]
  /** Address of a playground in which cases open. */
  readonly playground?: string
}
